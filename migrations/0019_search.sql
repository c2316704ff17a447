-- The full text of what was said: one row for each line and one for each title. `owner` is a word of its own for each person, so that
-- a search never walks anybody else's lines; its last 0 keeps the stemmer off it. The rows: see search_places in the schema.
-- They are filled in rising order: FTS5 writes a piece of its own for each step back.
CREATE VIRTUAL TABLE `search` USING fts5(owner, words, tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
INSERT INTO search_places (conversation_id, created_at) SELECT id, created_at FROM chat_conversations ORDER BY created_at, id;
--> statement-breakpoint
INSERT INTO search (rowid, owner, words)
SELECT (4398046511104 - p.no) * 1048576 + m.position, 'u' || hex(c.user_id) || '0', m.content
FROM chat_messages AS m
JOIN search_places AS p ON p.conversation_id = m.conversation_id
JOIN chat_conversations AS c ON c.id = m.conversation_id
WHERE m.content <> '' AND (m.kind = 'turn' OR (m.kind = 'command' AND m.content NOT IN ('[END ROLEPLAY AND PROVIDE FEEDBACK]', '[PAUSE: Give me a hint]', '[CONTINUE ROLEPLAY]')))
ORDER BY p.no DESC, m.position;
--> statement-breakpoint
INSERT INTO search (rowid, owner, words)
SELECT (4398046511104 - p.no) * 1048576 + 1048575, 'u' || hex(c.user_id) || '0', c.title
FROM chat_conversations AS c JOIN search_places AS p ON p.conversation_id = c.id
ORDER BY p.no DESC;
--> statement-breakpoint
INSERT INTO found_rules (conversation_id, rule)
SELECT DISTINCT s.conversation_id, json_extract(hit.value, '$.rule')
FROM scores AS s, json_each(s.score, '$.compliance') AS hit
WHERE s.run_no = (SELECT max(n.run_no) FROM scores AS n WHERE n.conversation_id = s.conversation_id)
  AND json_extract(hit.value, '$.rule') IS NOT NULL AND json_extract(hit.value, '$.disputed') IS NOT 1;
--> statement-breakpoint
CREATE TRIGGER search_conversation_added AFTER INSERT ON chat_conversations
BEGIN
  INSERT INTO search_places (conversation_id, created_at) VALUES (new.id, new.created_at);
  INSERT INTO search (rowid, owner, words)
  SELECT (4398046511104 - no) * 1048576 + 1048575, 'u' || hex(new.user_id) || '0', new.title FROM search_places WHERE conversation_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER search_title_changed AFTER UPDATE OF title ON chat_conversations WHEN old.title <> new.title
BEGIN
  UPDATE search SET words = new.title WHERE rowid = (SELECT (4398046511104 - no) * 1048576 + 1048575 FROM search_places WHERE conversation_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_person_changed AFTER UPDATE OF user_id ON chat_conversations WHEN old.user_id <> new.user_id
BEGIN
  UPDATE search SET owner = 'u' || hex(new.user_id) || '0'
  WHERE rowid BETWEEN (SELECT (4398046511104 - no) * 1048576 FROM search_places WHERE conversation_id = new.id)
                  AND (SELECT (4398046511104 - no) * 1048576 + 1048575 FROM search_places WHERE conversation_id = new.id);
END;
--> statement-breakpoint
CREATE TRIGGER search_time_changed AFTER UPDATE OF created_at ON chat_conversations
BEGIN
  UPDATE search_places SET created_at = new.created_at WHERE conversation_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER search_conversation_deleted BEFORE DELETE ON chat_conversations
BEGIN
  DELETE FROM search_places WHERE conversation_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER search_place_deleted AFTER DELETE ON search_places
BEGIN
  DELETE FROM search WHERE rowid = (4398046511104 - old.no) * 1048576 + 1048575;
END;
--> statement-breakpoint
CREATE TRIGGER search_place_changed AFTER UPDATE OF no ON search_places WHEN old.no <> new.no
BEGIN
  UPDATE search SET rowid = (4398046511104 - new.no) * 1048576 + 1048575 WHERE rowid = (4398046511104 - old.no) * 1048576 + 1048575;
END;
--> statement-breakpoint
CREATE TRIGGER search_message_added AFTER INSERT ON chat_messages
WHEN new.content <> '' AND (new.kind = 'turn' OR (new.kind = 'command' AND new.content NOT IN ('[END ROLEPLAY AND PROVIDE FEEDBACK]', '[PAUSE: Give me a hint]', '[CONTINUE ROLEPLAY]')))
BEGIN
  INSERT INTO search (rowid, owner, words)
  SELECT (4398046511104 - p.no) * 1048576 + new.position, 'u' || hex(c.user_id) || '0', new.content
  FROM search_places AS p JOIN chat_conversations AS c ON c.id = p.conversation_id WHERE p.conversation_id = new.conversation_id;
END;
--> statement-breakpoint
CREATE TRIGGER search_message_changed AFTER UPDATE OF content ON chat_messages WHEN old.content <> new.content
BEGIN
  DELETE FROM search WHERE rowid = (SELECT (4398046511104 - no) * 1048576 + old.position FROM search_places WHERE conversation_id = old.conversation_id);
  INSERT INTO search (rowid, owner, words)
  SELECT (4398046511104 - p.no) * 1048576 + new.position, 'u' || hex(c.user_id) || '0', new.content
  FROM search_places AS p JOIN chat_conversations AS c ON c.id = p.conversation_id
  WHERE p.conversation_id = new.conversation_id AND new.content <> ''
    AND (new.kind = 'turn' OR (new.kind = 'command' AND new.content NOT IN ('[END ROLEPLAY AND PROVIDE FEEDBACK]', '[PAUSE: Give me a hint]', '[CONTINUE ROLEPLAY]')));
END;
--> statement-breakpoint
CREATE TRIGGER search_message_deleted AFTER DELETE ON chat_messages
BEGIN
  DELETE FROM search WHERE rowid = (SELECT (4398046511104 - no) * 1048576 + old.position FROM search_places WHERE conversation_id = old.conversation_id);
END;
--> statement-breakpoint
CREATE TRIGGER found_rules_scored AFTER INSERT ON scores
BEGIN
  DELETE FROM found_rules WHERE conversation_id = new.conversation_id;
  INSERT INTO found_rules (conversation_id, rule)
  SELECT DISTINCT s.conversation_id, json_extract(hit.value, '$.rule')
  FROM scores AS s, json_each(s.score, '$.compliance') AS hit
  WHERE s.conversation_id = new.conversation_id
    AND s.run_no = (SELECT max(n.run_no) FROM scores AS n WHERE n.conversation_id = new.conversation_id)
    AND json_extract(hit.value, '$.rule') IS NOT NULL AND json_extract(hit.value, '$.disputed') IS NOT 1;
END;
--> statement-breakpoint
CREATE TRIGGER found_rules_scored_again AFTER UPDATE OF score ON scores
BEGIN
  DELETE FROM found_rules WHERE conversation_id = new.conversation_id;
  INSERT INTO found_rules (conversation_id, rule)
  SELECT DISTINCT s.conversation_id, json_extract(hit.value, '$.rule')
  FROM scores AS s, json_each(s.score, '$.compliance') AS hit
  WHERE s.conversation_id = new.conversation_id
    AND s.run_no = (SELECT max(n.run_no) FROM scores AS n WHERE n.conversation_id = new.conversation_id)
    AND json_extract(hit.value, '$.rule') IS NOT NULL AND json_extract(hit.value, '$.disputed') IS NOT 1;
END;
--> statement-breakpoint
CREATE TRIGGER found_rules_unscored AFTER DELETE ON scores
BEGIN
  DELETE FROM found_rules WHERE conversation_id = old.conversation_id;
  INSERT INTO found_rules (conversation_id, rule)
  SELECT DISTINCT s.conversation_id, json_extract(hit.value, '$.rule')
  FROM scores AS s, json_each(s.score, '$.compliance') AS hit
  WHERE s.conversation_id = old.conversation_id
    AND s.run_no = (SELECT max(n.run_no) FROM scores AS n WHERE n.conversation_id = old.conversation_id)
    AND json_extract(hit.value, '$.rule') IS NOT NULL AND json_extract(hit.value, '$.disputed') IS NOT 1;
END;
