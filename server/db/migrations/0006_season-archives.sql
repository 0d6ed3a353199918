CREATE TABLE "season_archives" (
	"season_id" uuid PRIMARY KEY NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "season_archives" ADD CONSTRAINT "season_archives_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was archived is no longer true once something in the season changes, whoever changes it. "changed" holds the rows.
CREATE FUNCTION drop_archives_of_matches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM season_archives WHERE season_id IN (SELECT season_id FROM changed);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION drop_archives_of_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM season_archives
  WHERE season_id IN (SELECT season_id FROM matches WHERE id IN (SELECT match_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION drop_archive_of_season() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM season_archives WHERE season_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER archive_season_changed AFTER UPDATE ON seasons FOR EACH ROW EXECUTE FUNCTION drop_archive_of_season();--> statement-breakpoint
CREATE TRIGGER archive_matches_added AFTER INSERT ON matches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_matches_changed AFTER UPDATE ON matches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_matches_left AFTER UPDATE ON matches REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_matches_removed AFTER DELETE ON matches REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_lineups_added AFTER INSERT ON lineups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_lineups_changed AFTER UPDATE ON lineups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_lineups_left AFTER UPDATE ON lineups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_lineups_removed AFTER DELETE ON lineups REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_events_added AFTER INSERT ON events REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_events_changed AFTER UPDATE ON events REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_events_left AFTER UPDATE ON events REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();--> statement-breakpoint
CREATE TRIGGER archive_events_removed AFTER DELETE ON events REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_parts();
