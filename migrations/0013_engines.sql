CREATE TABLE `engine_hours` (
	`engine` text NOT NULL,
	`hour` integer NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`engine`, `hour`, `outcome`)
);
--> statement-breakpoint
CREATE TABLE `model_requests` (
	`user_id` text NOT NULL,
	`day` integer NOT NULL,
	`requests` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
