CREATE TABLE `moved_people` (
	`key` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`status_index` integer,
	`moved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `moved_people_status_index` ON `moved_people` (`status_index`) WHERE status_index IS NOT NULL;--> statement-breakpoint
CREATE INDEX `moved_people_moved_at` ON `moved_people` (`moved_at`);--> statement-breakpoint
CREATE TABLE `moving_owners` (
	`id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `moving_passes` (
	`pass` integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `organisation_moves` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`host` text NOT NULL,
	`step` text NOT NULL,
	`started_at` integer NOT NULL
);
