CREATE TABLE "collaboration_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collaboration_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"expertise" text NOT NULL,
	"contribution" text NOT NULL,
	"message" text NOT NULL,
	"availability" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"note" text,
	"answered_at" timestamp with time zone,
	"asker_key" text NOT NULL,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "research_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lead_researcher" text NOT NULL,
	"institution" text NOT NULL,
	"contact_email" text,
	"contact_confirmed_at" timestamp with time zone,
	"website" text,
	"research_type" text,
	"estimated_duration" text,
	"target_species" text[] DEFAULT '{}' NOT NULL,
	"data_needed" text[] DEFAULT '{}' NOT NULL,
	"expected_outcomes" text[] DEFAULT '{}' NOT NULL,
	"publications" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'planning' NOT NULL,
	"funding_status" text DEFAULT 'unfunded' NOT NULL,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD CONSTRAINT "collaboration_requests_project_id_research_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."research_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD CONSTRAINT "collaboration_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_projects" ADD CONSTRAINT "research_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_requests_once" ON "collaboration_requests" USING btree ("project_id","asker_key") WHERE "collaboration_requests"."status" in ('pending', 'accepted');--> statement-breakpoint
CREATE INDEX "collaboration_requests_project" ON "collaboration_requests" USING btree ("project_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collaboration_requests_user" ON "collaboration_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "collaboration_requests_email" ON "collaboration_requests" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "research_projects_newest" ON "research_projects" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "research_projects_user" ON "research_projects" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "research_projects_contact" ON "research_projects" USING btree (lower("contact_email"));