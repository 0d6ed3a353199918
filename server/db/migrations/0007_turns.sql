CREATE TABLE "passed_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"began" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"what" text PRIMARY KEY NOT NULL,
	"taken" timestamp with time zone,
	"done" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "passed_calls_under_way" ON "passed_calls" USING btree ("key") WHERE "passed_calls"."answer" is null;