CREATE TABLE `attempt_findings` (
	`conversation_id` text NOT NULL,
	`rule` text NOT NULL,
	`turn` integer NOT NULL,
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`certainty` text NOT NULL,
	`handed_in_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `rule`, `turn`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempt_findings_organisation` ON `attempt_findings` (`organisation_id`,`handed_in_at`,`certainty`,`rule`,`user_id`,`turn`,`conversation_id`);--> statement-breakpoint
CREATE TABLE `attempt_skills` (
	`conversation_id` text NOT NULL,
	`dimension` text NOT NULL,
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`percent` real NOT NULL,
	`handed_in_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `dimension`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempt_skills_person` ON `attempt_skills` (`organisation_id`,`user_id`,`dimension`,`handed_in_at`);--> statement-breakpoint
CREATE TABLE `earned_badges` (
	`user_id` text NOT NULL,
	`badge` text NOT NULL,
	`earned_at` integer NOT NULL,
	`because` text NOT NULL,
	`is_shown` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`user_id`, `badge`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `readiness_checklists` (
	`organisation_id` text PRIMARY KEY NOT NULL,
	`items` text NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `skill_levels` (
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`dimension` text NOT NULL,
	`level` real NOT NULL,
	`observations` integer NOT NULL,
	`last_at` integer NOT NULL,
	`level_before` real,
	PRIMARY KEY(`organisation_id`, `user_id`, `dimension`),
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `skill_levels_fallen` ON `skill_levels` (`organisation_id`,`user_id`) WHERE level_before - level >= 9;--> statement-breakpoint
CREATE TABLE `attempt_examples` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`first_turn` integer NOT NULL,
	`last_turn` integer NOT NULL,
	`title` text NOT NULL,
	`by_user_id` text,
	`asked_at` integer NOT NULL,
	`answer` text,
	`answered_at` integer,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempt_examples_organisation` ON `attempt_examples` (`organisation_id`,`answer`,`answered_at`);--> statement-breakpoint
CREATE INDEX `attempt_examples_conversation` ON `attempt_examples` (`conversation_id`);--> statement-breakpoint
CREATE TABLE `attempt_reviews` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`by_user_id` text,
	`verdict` text NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`reviewed_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `attempt_reviews_organisation` ON `attempt_reviews` (`organisation_id`,`reviewed_at`);--> statement-breakpoint
CREATE TABLE `calibration_attempts` (
	`calibration_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	PRIMARY KEY(`calibration_id`, `conversation_id`),
	FOREIGN KEY (`calibration_id`) REFERENCES `calibrations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `calibration_judgements` (
	`calibration_id` text NOT NULL,
	`conversation_id` text NOT NULL,
	`finding` text NOT NULL,
	`user_id` text NOT NULL,
	`met` integer NOT NULL,
	`product_met` integer,
	`why` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`calibration_id`, `conversation_id`, `finding`, `user_id`),
	FOREIGN KEY (`calibration_id`) REFERENCES `calibrations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calibration_judgements_finding` ON `calibration_judgements` (`finding`);--> statement-breakpoint
CREATE TABLE `calibration_people` (
	`calibration_id` text NOT NULL,
	`user_id` text NOT NULL,
	`finished_at` integer,
	PRIMARY KEY(`calibration_id`, `user_id`),
	FOREIGN KEY (`calibration_id`) REFERENCES `calibrations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calibration_people_user` ON `calibration_people` (`user_id`);--> statement-breakpoint
CREATE TABLE `calibrations` (
	`id` text PRIMARY KEY NOT NULL,
	`organisation_id` text NOT NULL,
	`title` text NOT NULL,
	`by_user_id` text,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	FOREIGN KEY (`organisation_id`) REFERENCES `organisations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `calibrations_organisation` ON `calibrations` (`organisation_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `finding_reviews` (
	`conversation_id` text NOT NULL,
	`finding` text NOT NULL,
	`turn` integer NOT NULL,
	`by_user_id` text,
	`verdict` text NOT NULL,
	`why` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`conversation_id`, `finding`, `turn`),
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `review_answers` (
	`conversation_id` text PRIMARY KEY NOT NULL,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `review_comments` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`by_user_id` text,
	`turn` integer,
	`audio_ms` integer,
	`words` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`conversation_id`) REFERENCES `chat_conversations`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `review_comments_conversation` ON `review_comments` (`conversation_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `unsubscribe_url` text;--> statement-breakpoint
ALTER TABLE `assigned_rounds` ADD `on_board` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `assigned_rounds_open` ON `assigned_rounds` (`user_id`,`due_at`) WHERE passed_at IS NULL AND excused_at IS NULL;--> statement-breakpoint
ALTER TABLE `assignments` ADD `score_board` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `memberships` ADD `effort_seconds` integer;--> statement-breakpoint
ALTER TABLE `memberships` ADD `effort_days` integer;--> statement-breakpoint
ALTER TABLE `memberships` ADD `legal_hold_since` integer;--> statement-breakpoint
ALTER TABLE `memberships` ADD `joins_boards` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `memberships` ADD `hides_name` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `memberships` ADD `weekly_email` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `memberships` ADD `weekly_email_day` text;--> statement-breakpoint
ALTER TABLE `organisations` ADD `boards_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `organisations` ADD `deletes_at` integer;--> statement-breakpoint
CREATE INDEX `chat_conversations_effort` ON `chat_conversations` (`user_id`,`created_at`,`kind`,`duration_seconds`,`forked_from`,`id`);--> statement-breakpoint
CREATE INDEX `assignment_attempts_passed` ON `assignment_attempts` (`assignment_id`,`user_id`,`scenario_id`,`total`) WHERE passed = 1;--> statement-breakpoint
CREATE INDEX `assignment_attempts_gates` ON `assignment_attempts` (`organisation_id`,`user_id`,`handed_in_at`,`gate`);--> statement-breakpoint
CREATE INDEX `certificates_standing` ON `certificates` (`assignment_id`,`user_id`,`revoked_at`,`expires_at`);--> statement-breakpoint
-- What was handed in before is observed as workers/adapters/d1/observations.ts does from now on.
INSERT OR IGNORE INTO `attempt_skills` (`conversation_id`, `dimension`, `organisation_id`, `user_id`, `percent`, `handed_in_at`)
SELECT t.conversation_id, json_extract(d.value, '$.id'), t.organisation_id, t.user_id, json_extract(d.value, '$.percent'), t.handed_in_at
FROM assignment_attempts t JOIN scores n ON n.conversation_id = t.conversation_id AND n.run_no = t.run_no JOIN json_each(n.score, '$.dimensions') d
WHERE t.handed_in_at IS NOT NULL AND json_extract(d.value, '$.percent') IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `attempt_findings` (`conversation_id`, `rule`, `turn`, `organisation_id`, `user_id`, `certainty`, `handed_in_at`)
SELECT t.conversation_id, json_extract(f.value, '$.rule'), json_extract(f.value, '$.evidence.turn'), t.organisation_id, t.user_id, max(coalesce(json_extract(f.value, '$.certainty'), 'sure')), t.handed_in_at
FROM assignment_attempts t JOIN scores n ON n.conversation_id = t.conversation_id AND n.run_no = t.run_no JOIN json_each(n.score, '$.compliance') f
WHERE t.handed_in_at IS NOT NULL GROUP BY 1, 2, 3;--> statement-breakpoint
INSERT OR REPLACE INTO `skill_levels` (`organisation_id`, `user_id`, `dimension`, `level`, `observations`, `last_at`, `level_before`)
WITH RECURSIVE w(age, weight) AS (SELECT 0, 1.0 UNION ALL SELECT age + 1, weight * 0.85 FROM w WHERE age < 19)
SELECT o.organisation_id, o.user_id, o.dimension, sum(w.weight * o.percent) / sum(w.weight), count(*), max(o.handed_in_at),
  CASE WHEN count(*) >= 6 THEN sum(CASE WHEN o.age >= 3 THEN w.weight * o.percent END) / sum(CASE WHEN o.age >= 3 THEN w.weight END) END
FROM (SELECT s.organisation_id, s.user_id, s.dimension, s.percent, s.handed_in_at,
    row_number() OVER (PARTITION BY s.organisation_id, s.user_id, s.dimension ORDER BY s.handed_in_at DESC, s.conversation_id DESC) - 1 AS age
  FROM attempt_skills s) o
JOIN w ON w.age = o.age GROUP BY o.organisation_id, o.user_id, o.dimension;
