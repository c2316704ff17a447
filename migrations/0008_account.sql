CREATE TABLE `recovery_codes` (
	`user_id` text NOT NULL,
	`lookup` text NOT NULL,
	`code_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	PRIMARY KEY(`user_id`, `lookup`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `logins` ADD `aal` text DEFAULT 'aal1' NOT NULL;