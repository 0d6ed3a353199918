CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_reports" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"listed" text NOT NULL,
	"read" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upstreams" (
	"base" text PRIMARY KEY NOT NULL,
	"answered" timestamp with time zone,
	"answers" boolean DEFAULT true NOT NULL,
	"saved" timestamp with time zone,
	"left_out" integer DEFAULT 0 NOT NULL,
	"saving" boolean DEFAULT true NOT NULL,
	"failing" timestamp with time zone,
	"failed" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO "upstreams" ("base", "answered", "saved") SELECT substr("what", 8), "done", "done" FROM "turns" WHERE "what" LIKE 'all of %' AND "done" IS NOT NULL;--> statement-breakpoint
DROP TABLE "turns" CASCADE;