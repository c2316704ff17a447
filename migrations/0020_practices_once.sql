CREATE TABLE `frozen_practices` (
	`id` text PRIMARY KEY NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `frozen_practice_id` text REFERENCES frozen_practices(id);--> statement-breakpoint
CREATE INDEX `chat_conversations_frozen_practice` ON `chat_conversations` (`frozen_practice_id`) WHERE frozen_practice_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `sent_by` text;--> statement-breakpoint
CREATE INDEX `chat_messages_sent_by` ON `chat_messages` (`sent_by`,`created_at`) WHERE sent_by IS NOT NULL;