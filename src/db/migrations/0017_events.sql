CREATE TABLE "event_arrivals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registration_id" integer NOT NULL,
	"count" smallint NOT NULL,
	"scanned_at" timestamp with time zone NOT NULL,
	"scanned_by_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_arrivals_count" CHECK ("event_arrivals"."count" between -10 and 10 and "event_arrivals"."count" <> 0)
);
--> statement-breakpoint
CREATE TABLE "event_dates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_dates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"event_id" integer NOT NULL,
	"slot" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"over_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(ends_at, starts_at)) STORED NOT NULL,
	"previous_starts_at" timestamp with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"status_note" text,
	"weather_call" text,
	"capacity" integer,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting_parties" integer DEFAULT 0 NOT NULL,
	"last_place_in_line" integer DEFAULT 0 NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_dates_status" CHECK ("event_dates"."status" in ('active', 'cancelled', 'postponed')),
	CONSTRAINT "event_dates_places" CHECK ("event_dates"."taken" >= 0 and "event_dates"."taken" <= "event_dates"."capacity"),
	CONSTRAINT "event_dates_waiting" CHECK ("event_dates"."waiting_parties" >= 0),
	CONSTRAINT "event_dates_order" CHECK ("event_dates"."ends_at" is null or "event_dates"."ends_at" >= "event_dates"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "event_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date_id" integer NOT NULL,
	"sender_id" text,
	"audience" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"recipients" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "event_registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"date_id" integer NOT NULL,
	"user_id" text,
	"user_name" text NOT NULL,
	"user_email" text NOT NULL,
	"attendee_count" smallint DEFAULT 1 NOT NULL,
	"notes" text,
	"status" text DEFAULT 'registered' NOT NULL,
	"place_in_line" integer,
	"confirm_by" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_registrations_count" CHECK ("event_registrations"."attendee_count" between 1 and 10),
	CONSTRAINT "event_registrations_status" CHECK ("event_registrations"."status" in ('registered', 'waiting', 'cancelled', 'lapsed'))
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"organizer_id" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"season" text NOT NULL,
	"location" text NOT NULL,
	"city" text NOT NULL,
	"state" text,
	"latitude" double precision,
	"longitude" double precision,
	"time_zone" text NOT NULL,
	"price" text,
	"capacity" integer,
	"organizer" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"image" text,
	"ticket_url" text,
	"website" text,
	"registration_required" boolean DEFAULT false NOT NULL,
	"age_restriction" text,
	"weather_dependent" boolean DEFAULT false NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"rule" jsonb,
	"starts_local" text NOT NULL,
	"ends_local" text,
	"status" text DEFAULT 'active' NOT NULL,
	"taken_down_reason" text,
	"shown_starts_at" timestamp with time zone NOT NULL,
	"shown_over_at" timestamp with time zone NOT NULL,
	"last_over_at" timestamp with time zone NOT NULL,
	"dates_until" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('landfall', title), 'A') || setweight(to_tsvector('landfall', city || ' ' || coalesce(state, '') || ' ' || location || ' ' || organizer || ' ' || category), 'B') || setweight(to_tsvector('landfall', words_of(tags)), 'C') || setweight(to_tsvector('landfall', description), 'D')) STORED,
	CONSTRAINT "events_status" CHECK ("events"."status" in ('active', 'cancelled', 'postponed')),
	CONSTRAINT "events_capacity" CHECK ("events"."capacity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "experiences" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "experiences" ADD COLUMN "event_id" integer;--> statement-breakpoint
ALTER TABLE "event_arrivals" ADD CONSTRAINT "event_arrivals_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_arrivals" ADD CONSTRAINT "event_arrivals_scanned_by_id_users_id_fk" FOREIGN KEY ("scanned_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_dates" ADD CONSTRAINT "event_dates_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_messages" ADD CONSTRAINT "event_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_date_id_event_dates_id_fk" FOREIGN KEY ("date_id") REFERENCES "public"."event_dates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organizer_id_users_id_fk" FOREIGN KEY ("organizer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_arrivals_registration" ON "event_arrivals" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "event_arrivals_person" ON "event_arrivals" USING btree ("scanned_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_dates_slot" ON "event_dates" USING btree ("event_id","slot");--> statement-breakpoint
CREATE INDEX "event_dates_starts" ON "event_dates" USING btree ("starts_at","event_id");--> statement-breakpoint
CREATE INDEX "event_dates_event" ON "event_dates" USING btree ("event_id","starts_at");--> statement-breakpoint
CREATE INDEX "event_messages_date" ON "event_messages" USING btree ("date_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "event_messages_sender" ON "event_messages" USING btree ("sender_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_live" ON "event_registrations" USING btree ("date_id",lower("user_email")) WHERE "event_registrations"."status" in ('registered', 'waiting');--> statement-breakpoint
CREATE INDEX "event_registrations_line" ON "event_registrations" USING btree ("date_id","place_in_line") WHERE "event_registrations"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "event_registrations_date" ON "event_registrations" USING btree ("date_id","id");--> statement-breakpoint
CREATE INDEX "event_registrations_user" ON "event_registrations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "event_registrations_email" ON "event_registrations" USING btree (lower("user_email"));--> statement-breakpoint
CREATE INDEX "event_registrations_confirm" ON "event_registrations" USING btree ("confirm_by") WHERE "event_registrations"."confirm_by" is not null and "event_registrations"."status" = 'registered';--> statement-breakpoint
CREATE INDEX "events_coming" ON "events" USING btree ("last_over_at","shown_starts_at","id","category","season","state","featured","status") WHERE "events"."taken_down_reason" is null;--> statement-breakpoint
CREATE INDEX "events_shown" ON "events" USING btree ("shown_starts_at","id");--> statement-breakpoint
CREATE INDEX "events_category" ON "events" USING btree ("category","shown_starts_at","id");--> statement-breakpoint
CREATE INDEX "events_state" ON "events" USING btree ("state","shown_starts_at","id");--> statement-breakpoint
CREATE INDEX "events_town" ON "events" USING btree (lower("city"),"shown_starts_at","id");--> statement-breakpoint
CREATE INDEX "events_featured" ON "events" USING btree ("shown_starts_at","id") WHERE "events"."featured";--> statement-breakpoint
CREATE INDEX "events_taken_down" ON "events" USING btree ("shown_starts_at","id") WHERE "events"."taken_down_reason" is not null;--> statement-breakpoint
CREATE INDEX "events_place" ON "events" USING btree ("latitude","longitude");--> statement-breakpoint
CREATE INDEX "events_organizer" ON "events" USING btree ("organizer_id","shown_starts_at");--> statement-breakpoint
CREATE INDEX "events_unfinished" ON "events" USING btree ("dates_until") WHERE "events"."dates_until" is not null;--> statement-breakpoint
CREATE INDEX "events_series" ON "events" USING btree ("shown_over_at") WHERE "events"."rule" is not null;--> statement-breakpoint
CREATE INDEX "events_search" ON "events" USING gin ("search") WITH (fastupdate=off);--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experiences_event" ON "experiences" USING btree ("event_id","created_at" DESC NULLS LAST) WHERE "experiences"."is_approved";--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_about" CHECK (num_nonnulls("experiences"."business_id", "experiences"."event_id") = 1);