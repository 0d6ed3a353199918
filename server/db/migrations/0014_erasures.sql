CREATE TABLE "erasures" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"at" timestamptz(0) NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tokens_user_id_index" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expires_index" ON "tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "transfers_player_id_index" ON "transfers" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "transfers_club_id_index" ON "transfers" USING btree ("club_id");