CREATE TABLE `calendar_feeds` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`sealed_token` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_read_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_feeds_token` ON `calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `daily_practices` (
	`user_id` text NOT NULL,
	`day` text NOT NULL,
	`steps` text NOT NULL,
	`created_at` integer NOT NULL,
	`done_at` integer,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `file_notes` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`note` text NOT NULL,
	`updated_at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `guests` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`talk` text NOT NULL,
	`exchanges` integer NOT NULL,
	`version` integer NOT NULL,
	`started_at` integer NOT NULL,
	`deleted_after` integer NOT NULL,
	`keep_asked_at` integer,
	`kept_by_email` text
);
--> statement-breakpoint
CREATE INDEX `guests_deleted_after` ON `guests` (`deleted_after`);--> statement-breakpoint
CREATE INDEX `guests_kept_by_email` ON `guests` (`kept_by_email`);--> statement-breakpoint
CREATE TABLE `practice_habits` (
	`user_id` text PRIMARY KEY NOT NULL,
	`line` text,
	`email_weekdays` text DEFAULT '[]' NOT NULL,
	`email_hour` integer DEFAULT 8 NOT NULL,
	`next_email_at` integer,
	`last_email_at` integer,
	`emails_asked_at` integer,
	`rest_weekday` integer DEFAULT 7 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `practice_habits_next_email` ON `practice_habits` (`next_email_at`);--> statement-breakpoint
CREATE TABLE `fault_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`where` text NOT NULL,
	`kind` text NOT NULL,
	`count` integer NOT NULL,
	`first_at` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `scheduled_runs` (
	`task` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`failed_at` integer,
	`failure` text
);
--> statement-breakpoint
CREATE TABLE `deleted_rows` (
	`conversation_id` text NOT NULL,
	`table_name` text NOT NULL,
	`part` integer NOT NULL,
	`user_id` text NOT NULL,
	`rows` text NOT NULL,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `table_name`, `part`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `deleted_rows_user` ON `deleted_rows` (`user_id`,`deleted_at`);--> statement-breakpoint
CREATE INDEX `deleted_rows_deleted_at` ON `deleted_rows` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `found_rules` (
	`conversation_id` text NOT NULL,
	`rule` text NOT NULL,
	PRIMARY KEY(`conversation_id`, `rule`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `history_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`format` text NOT NULL,
	`status` text NOT NULL,
	`asked_at` integer NOT NULL,
	`finished_at` integer,
	`total` integer NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`after_created_at` integer DEFAULT 0 NOT NULL,
	`after_conversation` text DEFAULT '' NOT NULL,
	`r2_prefix` text NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`lease_ends_at` integer,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `history_exports_user` ON `history_exports` (`user_id`,`asked_at`);--> statement-breakpoint
CREATE INDEX `history_exports_open` ON `history_exports` (`status`,`asked_at`);--> statement-breakpoint
CREATE TABLE `search_places` (
	`no` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`conversation_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_places_conversation` ON `search_places` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`organisation_id` text,
	`name` text NOT NULL,
	`prefix` text NOT NULL,
	`key_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_hash` ON `api_keys` (`key_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`);--> statement-breakpoint
CREATE INDEX `api_keys_organisation` ON `api_keys` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `digest_hooks` (
	`organisation_id` text NOT NULL,
	`kind` text NOT NULL,
	`sealed_url` text NOT NULL,
	`created_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`last_sent_at` integer,
	`last_error` text,
	PRIMARY KEY(`organisation_id`, `kind`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `digest_hooks_next` ON `digest_hooks` (`next_at`);--> statement-breakpoint
CREATE TABLE `oauth_clients` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`redirect_uris` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer
);
--> statement-breakpoint
CREATE INDEX `oauth_clients_created_at` ON `oauth_clients` (`created_at`);--> statement-breakpoint
CREATE TABLE `oauth_grants` (
	`id` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`user_id` text NOT NULL,
	`scopes` text NOT NULL,
	`resource` text NOT NULL,
	`code_hash` text NOT NULL,
	`code_challenge` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`code_expires_at` integer NOT NULL,
	`code_used_at` integer,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`client_id`) REFERENCES `oauth_clients`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `oauth_grants_code` ON `oauth_grants` (`code_hash`);--> statement-breakpoint
CREATE INDEX `oauth_grants_user` ON `oauth_grants` (`user_id`);--> statement-breakpoint
CREATE TABLE `oauth_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`grant_id` text NOT NULL,
	`kind` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`grant_id`) REFERENCES `oauth_grants`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `oauth_tokens_grant` ON `oauth_tokens` (`grant_id`);--> statement-breakpoint
CREATE INDEX `oauth_tokens_expires_at` ON `oauth_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`message_id` text NOT NULL,
	`event` text NOT NULL,
	`payload` text NOT NULL,
	`created_at` integer NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` integer,
	`delivered_at` integer,
	`last_status` integer,
	`last_error` text,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_message` ON `webhook_deliveries` (`endpoint_id`,`message_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_log` ON `webhook_deliveries` (`endpoint_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_created_at` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`organisation_id` text,
	`url` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`events` text NOT NULL,
	`sealed_secret` text NOT NULL,
	`sealed_earlier_secret` text,
	`earlier_secret_until` integer,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`disabled_reason` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_user` ON `webhook_endpoints` (`user_id`);--> statement-breakpoint
CREATE INDEX `webhook_endpoints_organisation` ON `webhook_endpoints` (`organisation_id`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`purpose` text NOT NULL,
	`factor_id` text,
	`challenge` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_expires_at` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`factor_id` text,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`aaguid` text NOT NULL,
	`is_backed_up` integer NOT NULL,
	`friendly_name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`removed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`factor_id`) REFERENCES `factors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE INDEX `passkeys_factor` ON `passkeys` (`factor_id`);--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `archived_at` integer;--> statement-breakpoint
CREATE INDEX `chat_conversations_history` ON `chat_conversations` (`user_id`,`created_at`,`id`,`archived_at`,`kind`,`mode`,`forked_from`,`scenario_id`,`persona_id`);--> statement-breakpoint
CREATE INDEX `scores_totals` ON `scores` (`conversation_id`,`run_no`,`total`);