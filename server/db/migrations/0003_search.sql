-- One function for both sides of the search, so that they can never differ. Folding: case, accents and apostrophes go,
-- ß is ss, and ä, ae and a are one letter (so are ö and ü), whichever way a name was typed. "entry" gives the words of a
-- name as a tsvector: each marked with ^ at its start, and the rest of it from every further letter on. The other ways
-- give the tsquery that finds all words of what was typed: as whole words, as starts of words, or anywhere ("middle";
-- parts of fewer than three letters only at a start). One function also because an index may call no other of ours.
CREATE FUNCTION search_terms(input text, how text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH folded AS (
    SELECT replace(replace(replace(lower(translate(replace(replace(replace(replace(
      regexp_replace(normalize(left(input, 200), NFKD), U&'[\0300-\036F''\2019`]', '', 'g'),
      'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'),
      'ŁłĐđØøıĦħÞþ', 'llddooihhpp') COLLATE "C"), 'ae', 'a'), 'oe', 'o'), 'ue', 'u') AS name
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