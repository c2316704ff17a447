CREATE TABLE `call_usage` (
	`call_id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`engine` text NOT NULL,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`active_ms` integer NOT NULL,
	`end_reason` text NOT NULL,
	`tokens` text,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `call_usage_user` ON `call_usage` (`user_id`,`started_at`);--> statement-breakpoint
CREATE INDEX `call_usage_conversation` ON `call_usage` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `live_calls` (
	`user_id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`call_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `recordings` (
	`call_id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`r2_key` text NOT NULL,
	`offset_ms` integer NOT NULL,
	`size_bytes` integer NOT NULL,
	`upload_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `recordings_conversation` ON `recordings` (`conversation_id`,`offset_ms`);--> statement-breakpoint
CREATE INDEX `recordings_created_at` ON `recordings` (`created_at`);--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `audio_start_ms` integer;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `audio_end_ms` integer;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `audio_interrupted` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `recording_consent_at` integer;