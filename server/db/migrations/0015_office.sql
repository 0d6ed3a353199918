CREATE TABLE "points_adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"created" timestamptz(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "audit_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamptz(0) NOT NULL,
	"by" text NOT NULL,
	"command" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "points_adjustments" ADD CONSTRAINT "points_adjustments_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_adjustments" ADD CONSTRAINT "points_adjustments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "points_adjustments_season_id_index" ON "points_adjustments" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "points_adjustments_club_id_index" ON "points_adjustments" USING btree ("club_id");--> statement-breakpoint
CREATE TRIGGER archive_adjustments_added AFTER INSERT ON points_adjustments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_adjustments_changed AFTER UPDATE ON points_adjustments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();--> statement-breakpoint
CREATE TRIGGER archive_adjustments_removed AFTER DELETE ON points_adjustments REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION drop_archives_of_matches();
