ALTER TABLE `users` ADD `time_zone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `earlier_time_zones` text DEFAULT '[]' NOT NULL;