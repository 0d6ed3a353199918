ALTER TABLE "matches" ADD COLUMN "home_half" integer;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "away_half" integer;--> statement-breakpoint
-- The final table of a season archived before may count a match that was cancelled without an award.
DELETE FROM "season_archives";--> statement-breakpoint
-- As 0003, and dj is d, so that Djuric finds Đurić; þ is th.
DROP INDEX "clubs_search";--> statement-breakpoint
DROP INDEX "players_search";--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_terms(input text, how text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  WITH folded AS (
    SELECT replace(replace(replace(replace(lower(translate(replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(left(input, 200), NFKD), U&'[\0300-\036F''\2019`]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'þ', 'th'), 'Þ', 'th'),
      'ŁłĐđØøıĦħ', 'llddooihh') COLLATE "C"), 'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'dj', 'd') AS name
  ), parts AS (
    SELECT DISTINCT part
    FROM folded, regexp_split_to_table(name, U&'[\0001-\002F\003A-\0040\005B-\0060\007B-\00BF\2010-\2030]+') AS part
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
