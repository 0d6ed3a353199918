CREATE TABLE "demo_mark" (
	"id" integer PRIMARY KEY NOT NULL,
	"filled" timestamptz(0) NOT NULL
);
