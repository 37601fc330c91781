CREATE TABLE "upload_days" (
	"person" text NOT NULL,
	"day" date NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "upload_days_person_day_pk" PRIMARY KEY("person","day")
);
--> statement-breakpoint
CREATE INDEX "upload_days_day" ON "upload_days" USING btree ("day");