CREATE TABLE "match_revisions" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed" timestamptz(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "match_revisions" ADD CONSTRAINT "match_revisions_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO match_revisions (match_id, revision, changed) SELECT id, 0, now() FROM matches;--> statement-breakpoint
CREATE FUNCTION note_match_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO match_revisions (match_id, revision, changed) VALUES (NEW.id, 0, now())
  ON CONFLICT (match_id) DO UPDATE SET revision = match_revisions.revision + 1, changed = now();
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION note_club_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE match_revisions SET revision = revision + 1, changed = now()
  WHERE match_id IN (SELECT id FROM matches WHERE home_club_id = NEW.id OR away_club_id = NEW.id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER match_added AFTER INSERT ON matches FOR EACH ROW EXECUTE FUNCTION note_match_revision();--> statement-breakpoint
-- Running scores are not shown in calendars.
CREATE TRIGGER match_changed AFTER UPDATE ON matches FOR EACH ROW
  WHEN ((OLD.kickoff, OLD.location, OLD.status, OLD.home_club_id, OLD.away_club_id)
      IS DISTINCT FROM (NEW.kickoff, NEW.location, NEW.status, NEW.home_club_id, NEW.away_club_id)
    OR (NEW.status NOT IN ('first', 'halftime', 'second')
      AND (OLD.home_score, OLD.away_score) IS DISTINCT FROM (NEW.home_score, NEW.away_score)))
  EXECUTE FUNCTION note_match_revision();--> statement-breakpoint
CREATE TRIGGER club_renamed AFTER UPDATE OF team_name ON clubs FOR EACH ROW
  WHEN (OLD.team_name IS DISTINCT FROM NEW.team_name) EXECUTE FUNCTION note_club_renamed();
