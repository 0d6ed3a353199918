ALTER TABLE "attempts" SET UNLOGGED;--> statement-breakpoint
CREATE UNLOGGED TABLE "attempt_secret" (
	"id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
-- As 0010, and what is left after folding is bounded: one sign can become eighteen letters there, and a word of more than
-- 2,046 bytes is an error of the database, to whoever searches for it and to whoever stores it.
DROP INDEX "clubs_search";--> statement-breakpoint
DROP INDEX "players_search";--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_terms(input text, how text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  WITH folded AS (
    SELECT left(replace(replace(replace(replace(lower(translate(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(left(input, 200), NFKD), U&'[\0300-\036F''\2019`]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'þ', 'th'), 'Þ', 'th'),
      'ŁłĐđØøıĦħ', 'llddooihh') COLLATE "C"), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'dj', 'd'), 200) AS name
  ), parts AS (
    SELECT DISTINCT left(part, 60) AS part
    FROM folded, regexp_split_to_table(name, U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\2010-\2030]+') AS pieces(part)
    WHERE part <> ''
  )
  SELECT CASE how
    WHEN 'entry' THEN (
      SELECT coalesce(string_agg(DISTINCT '''' || lexeme || '''', ' '), '') FROM parts, LATERAL (
        SELECT '^' || part UNION ALL SELECT substr(part, start) FROM generate_series(2, length(part) - 2) AS start
      ) AS lexemes(lexeme))
    ELSE (
      SELECT coalesce(string_agg(CASE
        WHEN how = 'word' THEN '''^' || part || ''''
        WHEN how = 'start' OR length(part) < 3 THEN '''^' || part || ''':*'
        ELSE '(''^' || part || ''':* | ''' || part || ''':*)' END, ' & '), '') FROM parts)
  END
$$;--> statement-breakpoint
CREATE INDEX "clubs_search" ON "clubs" USING gin ((search_terms("team_name", 'entry')::tsvector));--> statement-breakpoint
CREATE INDEX "players_search" ON "players" USING gin ((search_terms("name", 'entry')::tsvector));
