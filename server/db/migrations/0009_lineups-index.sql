DROP INDEX "lineups_players";--> statement-breakpoint
CREATE INDEX "lineups_players" ON "lineups" USING gin ("players" jsonb_path_ops) WITH (fastupdate=false);