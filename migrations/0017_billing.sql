CREATE TABLE `billing_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`organisation_id` text,
	`created_at` integer NOT NULL,
	`stripe_customer_id` text,
	`customer_gone_at` integer,
	`synced_at` integer,
	`trial_started_at` integer,
	`trial_ends_at` integer,
	`granted_plan` text,
	`granted_seats` integer,
	`granted_until` integer,
	`granted_by_user_id` text,
	`granted_why` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `billing_accounts_user` ON `billing_accounts` (`user_id`) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `billing_accounts_organisation` ON `billing_accounts` (`organisation_id`) WHERE organisation_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `billing_accounts_customer` ON `billing_accounts` (`stripe_customer_id`) WHERE stripe_customer_id IS NOT NULL;--> statement-breakpoint
CREATE TABLE `billing_notices` (
	`account_id` text NOT NULL,
	`kind` text NOT NULL,
	`about` text NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`account_id`, `kind`, `about`),
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `plan_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`plan` text,
	`seats` integer,
	`until` integer,
	`why` text NOT NULL,
	`by_user_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `plan_grants_created` ON `plan_grants` (`created_at`);--> statement-breakpoint
CREATE TABLE `stripe_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`account_id` text,
	`created_at` integer NOT NULL,
	`received_at` integer NOT NULL,
	`result` text NOT NULL,
	`problem` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`handled_at` integer
);
--> statement-breakpoint
CREATE INDEX `stripe_events_received` ON `stripe_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`plan` text NOT NULL,
	`interval` text NOT NULL,
	`status` text NOT NULL,
	`seats` integer NOT NULL,
	`seat_cents` integer NOT NULL,
	`created_at` integer NOT NULL,
	`period_start` integer NOT NULL,
	`period_end` integer NOT NULL,
	`ends_at` integer,
	`unpaid_since` integer,
	`next_plan` text,
	`next_interval` text,
	`schedule_id` text,
	`item_id` text NOT NULL,
	`read_at` integer NOT NULL,
	`seats_lowered_for` integer,
	FOREIGN KEY (`account_id`) REFERENCES `billing_accounts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `subscriptions_account` ON `subscriptions` (`account_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `trial_claims` (
	`key` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`claimed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `usage_entries` (
	`conversation_id` text NOT NULL,
	`period_start` integer NOT NULL,
	`user_id` text NOT NULL,
	`organisation_id` text,
	`kind` text NOT NULL,
	`seconds` integer NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `period_start`)
);
--> statement-breakpoint
CREATE INDEX `usage_entries_user` ON `usage_entries` (`user_id`,`used_at`,`organisation_id`,`seconds`,`period_start`);--> statement-breakpoint
CREATE INDEX `usage_entries_organisation` ON `usage_entries` (`organisation_id`,`used_at`,`user_id`,`seconds`,`period_start`);