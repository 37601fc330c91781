CREATE TABLE "citizen_science_contributions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_contributions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" text,
	"amount" integer NOT NULL,
	"note" text,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "citizen_science_contributions_once" UNIQUE("project_id","source"),
	CONSTRAINT "citizen_science_contributions_positive" CHECK ("citizen_science_contributions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "citizen_science_participation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_participation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"user_id" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "citizen_science_participation_once" UNIQUE("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "citizen_science_projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citizen_science_projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"project_type" text NOT NULL,
	"organizer" text NOT NULL,
	"location" text NOT NULL,
	"latitude" numeric(9, 6),
	"longitude" numeric(9, 6),
	"accuracy_meters" integer,
	"position_source" text,
	"public_area" text,
	"cell_latitude" numeric(4, 1) GENERATED ALWAYS AS (floor(latitude * 5) / 5 + 0.1) STORED,
	"cell_longitude" numeric(4, 1) GENERATED ALWAYS AS (floor(longitude * 5) / 5 + 0.1) STORED,
	"status" text DEFAULT 'active' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"goal_amount" integer,
	"goal_unit" text NOT NULL,
	"photo" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "citizen_science_contributions" ADD CONSTRAINT "citizen_science_contributions_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_contributions" ADD CONSTRAINT "citizen_science_contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD CONSTRAINT "citizen_science_participation_project_id_citizen_science_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."citizen_science_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_participation" ADD CONSTRAINT "citizen_science_participation_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citizen_science_projects" ADD CONSTRAINT "citizen_science_projects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "citizen_science_contributions_user" ON "citizen_science_contributions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "citizen_science_participation_user" ON "citizen_science_participation" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "citizen_science_projects_order" ON "citizen_science_projects" USING btree ("featured" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "citizen_science_projects_user" ON "citizen_science_projects" USING btree ("user_id");