CREATE TABLE `drills` (
	`user_id` text NOT NULL,
	`objection_id` text NOT NULL,
	`strength` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`practised_at` integer,
	`source_conversation_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `objection_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `drills_due` ON `drills` (`user_id`,`due_at`);--> statement-breakpoint
CREATE TABLE `score_disputes` (
	`conversation_id` text NOT NULL,
	`rule` text NOT NULL,
	`turn` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `rule`, `turn`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `score_overrides` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`by_user_id` text NOT NULL,
	`total` integer NOT NULL,
	`why` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `kind` text DEFAULT 'practice' NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `forked_from` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `forked_at_turn` integer;