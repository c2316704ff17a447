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
CREATE INDEX `deleted_call_usage_user` ON `deleted_call_usage` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `assigned_rounds` (
	`assignment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`round` integer NOT NULL,
	`assigned_at` integer NOT NULL,
	`due_at` integer,
	`passed_at` integer,
	`excused_at` integer,
	`excused_why` text,
	`reminded` text DEFAULT '[]' NOT NULL,
	PRIMARY KEY(`assignment_id`, `user_id`, `round`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assigned_rounds_user` ON `assigned_rounds` (`user_id`,`assigned_at`);--> statement-breakpoint
CREATE TABLE `assignment_attempts` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`assignment_id` text,
	`user_id` text NOT NULL,
	`round` integer DEFAULT 1 NOT NULL,
	`scenario_id` text NOT NULL,
	`mode` text NOT NULL,
	`counts` integer NOT NULL,
	`started_at` integer NOT NULL,
	`handed_in_at` integer,
	`run_no` integer,
	`total` integer,
	`gate` text,
	`passed` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignment_attempts_handed_in` ON `assignment_attempts` (`organisation_id`,`handed_in_at`);--> statement-breakpoint
CREATE INDEX `assignment_attempts_user` ON `assignment_attempts` (`user_id`,`handed_in_at`);--> statement-breakpoint
CREATE INDEX `assignment_attempts_assignment` ON `assignment_attempts` (`assignment_id`,`user_id`,`round`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`title` text NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL,
	`archived_at` integer,
	`task` text NOT NULL,
	`frozen` text NOT NULL,
	`due_at` integer,
	`remind_days` text DEFAULT '[]' NOT NULL,
	`repeat_days` integer,
	`certificate_months` integer,
	`targets` text NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `assignments_organisation` ON `assignments` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `attempt_views` (
	`conversation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`hour` integer NOT NULL,
	`viewed_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `user_id`, `hour`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `certificate_keys` (
	`thumbprint` text PRIMARY KEY NOT NULL,
	`alg` text NOT NULL,
	`public_jwk` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`assignment_id` text NOT NULL,
	`round` integer NOT NULL,
	`content` text NOT NULL,
	`credential` text NOT NULL,
	`status_index` integer NOT NULL,
	`issued_at` integer NOT NULL,
	`expires_at` integer,
	`revoked_at` integer,
	`revoked_why` text,
	`revoked_by_user_id` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`revoked_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_round` ON `certificates` (`assignment_id`,`user_id`,`round`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_status_index` ON `certificates` (`status_index`);--> statement-breakpoint
CREATE INDEX `certificates_user` ON `certificates` (`user_id`,`issued_at`);--> statement-breakpoint
CREATE INDEX `certificates_organisation` ON `certificates` (`organisation_id`,`issued_at`);--> statement-breakpoint
CREATE TABLE `group_managers` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `group_managers_user` ON `group_managers` (`user_id`);--> statement-breakpoint
CREATE TABLE `group_members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `group_members_user` ON `group_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `groups_name` ON `groups` (`organisation_id`,`name`);--> statement-breakpoint
CREATE TABLE `invitation_uses` (
	`invitation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `user_id`),
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`kind` text NOT NULL,
	`email` text,
	`role` text NOT NULL,
	`group_id` text,
	`uses_most` integer DEFAULT 1 NOT NULL,
	`uses` integer DEFAULT 0 NOT NULL,
	`allowed_domains` text DEFAULT '[]' NOT NULL,
	`by_user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`withdrawn_at` integer,
	`sent_at` integer,
	`email_id` text,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invitations_organisation` ON `invitations` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_email` ON `invitations` (`organisation_id`,`email`) WHERE withdrawn_at IS NULL AND uses = 0;--> statement-breakpoint
CREATE TABLE `memberships` (
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	`is_active` integer DEFAULT true NOT NULL,
	PRIMARY KEY(`organisation_id`, `user_id`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`,`left_at`);--> statement-breakpoint
CREATE TABLE `organisation_domains` (
	`organisation_id` text NOT NULL,
	`domain` text NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	PRIMARY KEY(`organisation_id`, `domain`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisation_domains_verified` ON `organisation_domains` (`domain`) WHERE verified_at IS NOT NULL;--> statement-breakpoint
CREATE TABLE `organisation_events` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`kind` text NOT NULL,
	`by_user_id` text,
	`about_user_id` text,
	`data` text DEFAULT '{}' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `organisation_events_at` ON `organisation_events` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `organisations` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`time_zone` text NOT NULL,
	`created_at` integer NOT NULL,
	`sound_kept_days` integer DEFAULT 90 NOT NULL,
	`words_kept_days` integer DEFAULT 365 NOT NULL,
	`certificates_kept_days` integer DEFAULT 2557 NOT NULL,
	`counts_after` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `organisations_slug` ON `organisations` (`slug`);--> statement-breakpoint
CREATE TABLE `ownership_offers` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`from_user_id` text NOT NULL,
	`to_user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `withdrawn_certificates` (
	`status_index` integer PRIMARY KEY NOT NULL,
	`withdrawn_at` integer NOT NULL
);
