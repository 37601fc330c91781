CREATE TABLE "user_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"experience_level" text NOT NULL,
	"favorite_activities" text[] DEFAULT '{}' NOT NULL,
	"budget_range" text NOT NULL,
	"group_size" text NOT NULL,
	"interests" text[] DEFAULT '{}' NOT NULL,
	"preferred_distance" double precision NOT NULL,
	"weather_sensitivity" text NOT NULL,
	"boat_speed_knots" double precision,
	"draft_feet" double precision,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_preferences_distance" CHECK ("user_preferences"."preferred_distance" between 5 and 500),
	CONSTRAINT "user_preferences_speed" CHECK ("user_preferences"."boat_speed_knots" between 1 and 60),
	CONSTRAINT "user_preferences_draft" CHECK ("user_preferences"."draft_feet" between 0 and 30)
);
--> statement-breakpoint
CREATE TABLE "saved_events" (
	"user_id" text NOT NULL,
	"event_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_events_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_events" ADD CONSTRAINT "saved_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_events" ADD CONSTRAINT "saved_events_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_events_event" ON "saved_events" USING btree ("event_id");