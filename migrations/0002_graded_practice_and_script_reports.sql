ALTER TABLE `chat_conversations` ADD `graded` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `chat_conversations` ADD `script_report` text;