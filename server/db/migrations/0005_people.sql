-- Numbers of identity cards were stored before; nobody needs them.
UPDATE "registrations" SET "primary_contact" = "primary_contact" - 'identification', "secondary_contact" = "secondary_contact" - 'identification';
--> statement-breakpoint
-- Of several primary seasons of a league the latest stays, as it was the one that was shown.
UPDATE "seasons" s SET "is_primary" = false WHERE s."is_primary" AND EXISTS (SELECT 1 FROM "seasons" o WHERE o."league_id" = s."league_id" AND o."is_primary" AND (o."name", o."id") > (s."name", s."id"));
--> statement-breakpoint
CREATE TABLE "answer_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"answered_by" text NOT NULL,
	"at" timestamptz(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"match_id" uuid,
	"until" timestamp(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"began" timestamptz(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "agb_version" text;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_log_request_id_index" ON "answer_log" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "suspensions_player_id_index" ON "suspensions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "suspensions_match_id_index" ON "suspensions" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "attempts_began_index" ON "attempts" USING btree ("began");--> statement-breakpoint
CREATE INDEX "lineups_players" ON "lineups" USING gin ("players" jsonb_path_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "seasons_one_primary" ON "seasons" USING btree ("league_id") WHERE "seasons"."is_primary";--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type" CHECK ("events"."type" in ('goal', 'yellowCard', 'redCard', 'yellowRedCard'));--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_assign" CHECK ("events"."assign" in ('home', 'away'));--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_side" CHECK ("lineups"."side" in ('home', 'away'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_status" CHECK ("matches"."status" in ('pending', 'first', 'halftime', 'second', 'completed', 'submitted', 'done', 'abgebrochen', 'cancelled'));--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_score" CHECK ("matches"."home_score" >= 0 and "matches"."away_score" >= 0);--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_eligibility" CHECK ("players"."eligibility" in ('Spielberechtigt', 'Gesperrt', 'Warten'));--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_status" CHECK ("transfers"."status" in ('warten', 'angenommen', 'abgelehnt', 'abgelaufen'));