CREATE TABLE "sent_once" (
	"key" text PRIMARY KEY NOT NULL,
	"subject_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_refusals" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research_projects" ADD COLUMN "submitter_id" text;--> statement-breakpoint
ALTER TABLE "research_projects" ADD CONSTRAINT "research_projects_submitter_id_users_id_fk" FOREIGN KEY ("submitter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_projects_submitter" ON "research_projects" USING btree ("submitter_id");--> statement-breakpoint
UPDATE "research_projects" SET "submitter_id" = "user_id";--> statement-breakpoint
UPDATE "research_projects" AS project
SET "user_id" = (SELECT "id" FROM "users" WHERE "email" = project."contact_email")
WHERE "user_id" IS NOT NULL AND "contact_email" IS NOT NULL AND "contact_confirmed_at" IS NOT NULL;
