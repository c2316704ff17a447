CREATE TABLE `storage_buckets` (
	`id` text PRIMARY KEY NOT NULL,
	`is_public` integer NOT NULL,
	`file_size_limit` integer,
	`allowed_mime_types` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `storage_objects` (
	`id` text PRIMARY KEY NOT NULL,
	`bucket_id` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text,
	`r2_key` text NOT NULL,
	`size_bytes` integer NOT NULL,
	`mime_type` text NOT NULL,
	`cache_seconds` integer NOT NULL,
	`etag` text NOT NULL,
	`metadata` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`bucket_id`) REFERENCES `storage_buckets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `storage_objects_name` ON `storage_objects` (`bucket_id`,`name`);--> statement-breakpoint
CREATE INDEX `storage_objects_owner` ON `storage_objects` (`owner_id`);