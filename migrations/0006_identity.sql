CREATE TABLE `auth_flows` (
	`id` text PRIMARY KEY NOT NULL,
	`state_hash` text,
	`provider` text,
	`redirect_to` text NOT NULL,
	`code_challenge` text,
	`linking_user_id` text,
	`sealed_exchange` text,
	`user_id` text,
	`method` text,
	`code_hash` text,
	`code_issued_at` integer,
	`sealed_provider_tokens` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_flows_state` ON `auth_flows` (`state_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `auth_flows_code` ON `auth_flows` (`code_hash`);--> statement-breakpoint
CREATE INDEX `auth_flows_created_at` ON `auth_flows` (`created_at`);--> statement-breakpoint
CREATE TABLE `factor_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`factor_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`verified_at` integer,
	`address` text,
	`code_hash` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `factor_challenges_factor` ON `factor_challenges` (`factor_id`);--> statement-breakpoint
CREATE INDEX `factor_challenges_created_at` ON `factor_challenges` (`created_at`);--> statement-breakpoint
CREATE TABLE `factors` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`factor_type` text NOT NULL,
	`status` text NOT NULL,
	`friendly_name` text,
	`phone` text,
	`sealed_secret` text,
	`last_used_step` integer,
	`last_challenged_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `factors_user` ON `factors` (`user_id`);--> statement-breakpoint
CREATE TABLE `grants` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`aal` text NOT NULL,
	`amr` text NOT NULL,
	`created_at` integer NOT NULL,
	`refreshed_at` integer NOT NULL,
	`not_after` integer NOT NULL,
	`user_agent` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `grants_user` ON `grants` (`user_id`);--> statement-breakpoint
CREATE TABLE `identities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`identity_data` text NOT NULL,
	`email` text,
	`last_sign_in_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `identities_subject` ON `identities` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `identities_user` ON `identities` (`user_id`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`grant_id` text NOT NULL,
	`parent_hash` text,
	`created_at` integer NOT NULL,
	`used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`grant_id`) REFERENCES `grants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `refresh_tokens_grant` ON `refresh_tokens` (`grant_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_parent` ON `refresh_tokens` (`parent_hash`);--> statement-breakpoint
CREATE TABLE `signing_keys` (
	`kid` text PRIMARY KEY NOT NULL,
	`alg` text NOT NULL,
	`public_jwk` text NOT NULL,
	`sealed_private_jwk` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`status_since` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `code_hash` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `code_expires_at` integer;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `code_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `sent_to` text;--> statement-breakpoint
ALTER TABLE `one_time_tokens` ADD `flow_id` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `channel` text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_confirmed_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `is_anonymous` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `has_email_identity` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `user_metadata` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `app_metadata` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `banned_until` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `new_email` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_change_half` text;--> statement-breakpoint
ALTER TABLE `users` ADD `email_change_sent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `new_phone` text;--> statement-breakpoint
ALTER TABLE `users` ADD `phone_change_sent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `confirmation_sent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `recovery_sent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `reauthentication_sent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `invited_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone` ON `users` (`phone`);