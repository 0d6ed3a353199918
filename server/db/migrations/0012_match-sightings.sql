CREATE TABLE "match_sightings" (
	"match_id" uuid PRIMARY KEY NOT NULL,
	"answered" timestamp with time zone NOT NULL
);
