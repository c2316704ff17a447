CREATE TABLE `best_passes` (
	`assignment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`scenario_id` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `user_id`, `scenario_id`)
);
--> statement-breakpoint
CREATE TABLE `newest_attempts` (
	`organisation_id` text NOT NULL,
	`user_id` text NOT NULL,
	`handed_in_at` integer NOT NULL,
	`gates` text NOT NULL,
	PRIMARY KEY(`organisation_id`, `user_id`)
);
--> statement-breakpoint
INSERT INTO newest_attempts (organisation_id, user_id, handed_in_at, gates)
SELECT organisation_id, user_id, max(handed_in_at), group_concat(is_clear, '') FROM (
  SELECT organisation_id, user_id, handed_in_at, coalesce(gate = 'clear', 0) AS is_clear,
    row_number() OVER (PARTITION BY organisation_id, user_id ORDER BY handed_in_at DESC) AS place
  FROM assignment_attempts WHERE handed_in_at IS NOT NULL ORDER BY handed_in_at DESC)
WHERE place <= 5 GROUP BY organisation_id, user_id;
--> statement-breakpoint
INSERT INTO best_passes (assignment_id, user_id, scenario_id, total)
SELECT assignment_id, user_id, scenario_id, max(total) FROM assignment_attempts
WHERE passed = 1 AND total IS NOT NULL AND assignment_id IS NOT NULL GROUP BY assignment_id, user_id, scenario_id;
--> statement-breakpoint
-- From here on the database keeps both itself, whoever writes an attempt: the version that served before this migration, too.
CREATE TRIGGER attempt_added AFTER INSERT ON assignment_attempts WHEN new.handed_in_at IS NOT NULL
BEGIN
  DELETE FROM newest_attempts WHERE organisation_id = new.organisation_id AND user_id = new.user_id;
  INSERT INTO newest_attempts (organisation_id, user_id, handed_in_at, gates)
  SELECT new.organisation_id, new.user_id, max(handed_in_at), group_concat(is_clear, '') FROM (
    SELECT handed_in_at, coalesce(gate = 'clear', 0) AS is_clear FROM assignment_attempts
    WHERE organisation_id = new.organisation_id AND user_id = new.user_id AND handed_in_at IS NOT NULL ORDER BY handed_in_at DESC LIMIT 5)
  HAVING count(*) > 0;
  DELETE FROM best_passes WHERE assignment_id = new.assignment_id AND user_id = new.user_id AND scenario_id = new.scenario_id;
  INSERT INTO best_passes (assignment_id, user_id, scenario_id, total)
  SELECT new.assignment_id, new.user_id, new.scenario_id, max(total) FROM assignment_attempts
  WHERE assignment_id = new.assignment_id AND user_id = new.user_id AND scenario_id = new.scenario_id AND passed = 1 AND total IS NOT NULL
  HAVING count(*) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER attempt_changed AFTER UPDATE OF handed_in_at, gate, total, passed ON assignment_attempts
BEGIN
  DELETE FROM newest_attempts WHERE organisation_id = new.organisation_id AND user_id = new.user_id;
  INSERT INTO newest_attempts (organisation_id, user_id, handed_in_at, gates)
  SELECT new.organisation_id, new.user_id, max(handed_in_at), group_concat(is_clear, '') FROM (
    SELECT handed_in_at, coalesce(gate = 'clear', 0) AS is_clear FROM assignment_attempts
    WHERE organisation_id = new.organisation_id AND user_id = new.user_id AND handed_in_at IS NOT NULL ORDER BY handed_in_at DESC LIMIT 5)
  HAVING count(*) > 0;
  DELETE FROM best_passes WHERE assignment_id = new.assignment_id AND user_id = new.user_id AND scenario_id = new.scenario_id;
  INSERT INTO best_passes (assignment_id, user_id, scenario_id, total)
  SELECT new.assignment_id, new.user_id, new.scenario_id, max(total) FROM assignment_attempts
  WHERE assignment_id = new.assignment_id AND user_id = new.user_id AND scenario_id = new.scenario_id AND passed = 1 AND total IS NOT NULL
  HAVING count(*) > 0;
END;
--> statement-breakpoint
CREATE TRIGGER attempt_deleted AFTER DELETE ON assignment_attempts WHEN old.handed_in_at IS NOT NULL
BEGIN
  DELETE FROM newest_attempts WHERE organisation_id = old.organisation_id AND user_id = old.user_id;
  INSERT INTO newest_attempts (organisation_id, user_id, handed_in_at, gates)
  SELECT old.organisation_id, old.user_id, max(handed_in_at), group_concat(is_clear, '') FROM (
    SELECT handed_in_at, coalesce(gate = 'clear', 0) AS is_clear FROM assignment_attempts
    WHERE organisation_id = old.organisation_id AND user_id = old.user_id AND handed_in_at IS NOT NULL ORDER BY handed_in_at DESC LIMIT 5)
  HAVING count(*) > 0;
  DELETE FROM best_passes WHERE assignment_id = old.assignment_id AND user_id = old.user_id AND scenario_id = old.scenario_id;
  INSERT INTO best_passes (assignment_id, user_id, scenario_id, total)
  SELECT old.assignment_id, old.user_id, old.scenario_id, max(total) FROM assignment_attempts
  WHERE assignment_id = old.assignment_id AND user_id = old.user_id AND scenario_id = old.scenario_id AND passed = 1 AND total IS NOT NULL
  HAVING count(*) > 0;
END;
