CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"league_id" uuid,
	"sid" text,
	"team_name" text NOT NULL,
	"short_name" text,
	"color" text,
	"logo" text NOT NULL,
	"cover_image" text DEFAULT '' NOT NULL,
	"foundation_year" text,
	"membership_since" text,
	"coach_name" text,
	"coach_image" text,
	"captain_id" uuid,
	"kit_home" text DEFAULT '' NOT NULL,
	"kit_away" text DEFAULT '' NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"hidden_points" real
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_id" uuid NOT NULL,
	"type" text NOT NULL,
	"minute" integer NOT NULL,
	"player_id" uuid,
	"name" text,
	"image" text,
	"number" text,
	"assign" text,
	"own_goal" boolean
);
--> statement-breakpoint
CREATE TABLE "leagues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"state" text,
	"teamcount" integer,
	"visibility" boolean,
	"youtube" text,
	"weekly_report" text,
	"weekly_video" text,
	CONSTRAINT "leagues_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "lineups" (
	"match_id" uuid NOT NULL,
	"side" text NOT NULL,
	"players" jsonb NOT NULL,
	CONSTRAINT "lineups_match_id_side_pk" PRIMARY KEY("match_id","side")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"home_club_id" uuid NOT NULL,
	"away_club_id" uuid NOT NULL,
	"gameday" integer NOT NULL,
	"kickoff" timestamp(0),
	"location" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"home_score" integer DEFAULT 0 NOT NULL,
	"away_score" integer DEFAULT 0 NOT NULL,
	"home_dress" text,
	"away_dress" text,
	"first_half_start" timestamp(0),
	"first_half_end" timestamp(0),
	"second_half_start" timestamp(0),
	"second_half_end" timestamp(0),
	"postpone_request" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" integer GENERATED ALWAYS AS IDENTITY (sequence name "news_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text,
	"image" text,
	"text" text,
	"tag" text,
	"youtube" text,
	"created" timestamptz(0)
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club_id" uuid,
	"sid" text NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"birthday" text NOT NULL,
	"nationality" text NOT NULL,
	"position" text NOT NULL,
	"eligibility" text NOT NULL,
	"register_date" text NOT NULL,
	"image" text,
	"status" boolean,
	"bank" boolean,
	"block_date" timestamp(0),
	"transfer_pending" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postponements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"match_id" uuid NOT NULL,
	"requester_id" uuid NOT NULL,
	"requestee_id" uuid NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"response" boolean,
	"response_date" timestamp(0),
	"created" timestamptz(0)
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"primary_contact" jsonb NOT NULL,
	"secondary_contact" jsonb NOT NULL,
	"team_name" text NOT NULL,
	"verein" text NOT NULL,
	"bundesland" text NOT NULL,
	"type" text NOT NULL,
	"accepted_agb" boolean NOT NULL,
	"refer_code" text NOT NULL,
	"password_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"created" timestamptz(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"league_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_primary" boolean
);
--> statement-breakpoint
CREATE TABLE "slides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"league_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"image" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"news_id" uuid
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires" timestamptz(0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"club_id" uuid NOT NULL,
	"origin_id" uuid,
	"status" text DEFAULT 'warten' NOT NULL,
	"created" timestamptz(0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"type" text NOT NULL,
	"first" text NOT NULL,
	"last" text NOT NULL,
	"tel" text,
	"verified" boolean
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lineups" ADD CONSTRAINT "lineups_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_home_club_id_clubs_id_fk" FOREIGN KEY ("home_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_away_club_id_clubs_id_fk" FOREIGN KEY ("away_club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_requester_id_clubs_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postponements" ADD CONSTRAINT "postponements_requestee_id_clubs_id_fk" FOREIGN KEY ("requestee_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slides" ADD CONSTRAINT "slides_league_id_leagues_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."leagues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_origin_id_clubs_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clubs_league_id_index" ON "clubs" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "events_match_id_index" ON "events" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "events_player_id_index" ON "events" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "matches_season_id_index" ON "matches" USING btree ("season_id");--> statement-breakpoint
CREATE INDEX "matches_home_club_id_index" ON "matches" USING btree ("home_club_id");--> statement-breakpoint
CREATE INDEX "matches_away_club_id_index" ON "matches" USING btree ("away_club_id");--> statement-breakpoint
CREATE INDEX "matches_status_index" ON "matches" USING btree ("status");--> statement-breakpoint
CREATE INDEX "news_tag_index" ON "news" USING btree ("tag");--> statement-breakpoint
CREATE INDEX "players_club_id_index" ON "players" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "postponements_match_id_index" ON "postponements" USING btree ("match_id");--> statement-breakpoint
CREATE INDEX "registrations_fingerprint_index" ON "registrations" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "seasons_league_id_index" ON "seasons" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "slides_league_id_index" ON "slides" USING btree ("league_id");--> statement-breakpoint
CREATE INDEX "transfers_status_index" ON "transfers" USING btree ("status");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_index" ON "users" USING btree ("email");