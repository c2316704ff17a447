CREATE TABLE `role_changes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`change` text NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `role_changes_created_at` ON `role_changes` (`created_at`);