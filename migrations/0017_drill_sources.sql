PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_drills` (
	`user_id` text NOT NULL,
	`objection_id` text NOT NULL,
	`strength` integer NOT NULL,
	`due_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`practised_at` integer,
	`source_conversation_id` text,
	PRIMARY KEY(`user_id`, `objection_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`source_conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_drills`("user_id", "objection_id", "strength", "due_at", "created_at", "practised_at", "source_conversation_id") SELECT "user_id", "objection_id", "strength", "due_at", "created_at", "practised_at", "source_conversation_id" FROM `drills`;--> statement-breakpoint
DROP TABLE `drills`;--> statement-breakpoint
ALTER TABLE `__new_drills` RENAME TO `drills`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `drills_due` ON `drills` (`user_id`,`due_at`);