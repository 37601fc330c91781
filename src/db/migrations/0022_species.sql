CREATE TABLE "species" (
	"id" integer PRIMARY KEY NOT NULL,
	"common_name" text NOT NULL,
	"scientific_name" text NOT NULL,
	"group" text NOT NULL,
	"aphia_id" integer,
	"description" text NOT NULL,
	"seen" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"sensitive_reason" text,
	"sensitive_decision" boolean,
	"is_sensitive" boolean GENERATED ALWAYS AS (coalesce(sensitive_decision, sensitive_reason is not null)) STORED NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "species_names" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"species_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "species_names" ADD CONSTRAINT "species_names_species_id_species_id_fk" FOREIGN KEY ("species_id") REFERENCES "public"."species"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "species_group" ON "species" USING btree ("group");--> statement-breakpoint
CREATE INDEX "species_names_species" ON "species_names" USING btree ("species_id");