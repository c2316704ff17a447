CREATE TABLE `deleted_call_usage` (
	`call_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`engine` text NOT NULL,
	`model` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`active_ms` integer NOT NULL,
	`end_reason` text NOT NULL,
	`tokens` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deleted_call_usage_user` ON `deleted_call_usage` (`user_id`,`started_at`);