CREATE TABLE `rescore_changes` (
	`job_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`run_no` integer NOT NULL,
	`before_total` integer NOT NULL,
	`after_total` integer NOT NULL,
	`reasons` text NOT NULL,
	PRIMARY KEY(`job_id`, `conversation_id`),
	FOREIGN KEY (`job_id`) REFERENCES `rescore_jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `rescore_jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`rubric_version` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`after_conversation` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE `score_disputes` ADD `status` text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE `score_disputes` ADD `shared` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `score_disputes` ADD `settled_at` integer;--> statement-breakpoint
CREATE INDEX `score_disputes_created_at` ON `score_disputes` (`created_at`);