CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipient" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due" timestamptz(0) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "decided" timestamptz(0);--> statement-breakpoint
CREATE INDEX "outbox_due_index" ON "outbox" USING btree ("due");