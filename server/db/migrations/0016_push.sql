CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_matches" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"home_score" integer NOT NULL,
	"away_score" integer NOT NULL,
	"kickoff" timestamp(0),
	"pending" text[] DEFAULT '{}' NOT NULL,
	"due" timestamp with time zone,
	"sent" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subjects" (
	"endpoint" text NOT NULL,
	"kind" text NOT NULL,
	"id" uuid NOT NULL,
	"events" text[] NOT NULL,
	CONSTRAINT "push_subjects_endpoint_kind_id_pk" PRIMARY KEY("endpoint","kind","id"),
	CONSTRAINT "push_subjects_kind" CHECK ("push_subjects"."kind" in ('club', 'match')),
	CONSTRAINT "push_subjects_events" CHECK ("push_subjects"."events" <@ array['moved', 'end', 'goal', 'start'])
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"seen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_matches" ADD CONSTRAINT "push_matches_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subjects" ADD CONSTRAINT "push_subjects_endpoint_push_subscriptions_endpoint_fk" FOREIGN KEY ("endpoint") REFERENCES "public"."push_subscriptions"("endpoint") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_matches_due_index" ON "push_matches" USING btree ("due");--> statement-breakpoint
CREATE INDEX "push_subjects_id_index" ON "push_subjects" USING btree ("id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_seen_index" ON "push_subscriptions" USING btree ("seen");