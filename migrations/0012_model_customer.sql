ALTER TABLE `chat_conversations` ADD `state_before` text;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `model_usage` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `spoken_by` text;--> statement-breakpoint
ALTER TABLE `chat_messages` ADD `reading` text;