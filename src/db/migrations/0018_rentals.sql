CREATE TABLE "rental_blackouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_blackouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"rental_item_id" integer NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"units" integer,
	"note" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_blackouts_order" CHECK ("rental_blackouts"."starts_at" < "rental_blackouts"."ends_at"),
	CONSTRAINT "rental_blackouts_units" CHECK ("rental_blackouts"."units" >= 1)
);
--> statement-breakpoint
CREATE TABLE "rental_bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"rental_item_id" integer NOT NULL,
	"user_id" text,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp with time zone GENERATED ALWAYS AS ((ends_at at time zone 'UTC' + buffer_minutes * interval '1 minute') at time zone 'UTC') STORED NOT NULL,
	"time_zone" text NOT NULL,
	"starts_local" text NOT NULL,
	"ends_local" text NOT NULL,
	"units" integer DEFAULT 1 NOT NULL,
	"total_guests" integer NOT NULL,
	"special_requests" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_status" text DEFAULT 'pending' NOT NULL,
	"total_cents" bigint NOT NULL,
	"price_lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"policy" text,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_by" text,
	"asked_to_cancel" text,
	"reminded_at" timestamp with time zone,
	"customer_reminded_at" timestamp with time zone,
	"sequence" integer DEFAULT 0 NOT NULL,
	"sender_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_bookings_order" CHECK ("rental_bookings"."starts_at" < "rental_bookings"."ends_at" and isfinite("rental_bookings"."starts_at") and isfinite("rental_bookings"."ends_at")),
	CONSTRAINT "rental_bookings_numbers" CHECK ("rental_bookings"."units" >= 1 and "rental_bookings"."total_guests" >= 1),
	CONSTRAINT "rental_bookings_pauses" CHECK ("rental_bookings"."buffer_minutes" >= 0 and "rental_bookings"."total_cents" >= 0),
	CONSTRAINT "rental_bookings_status" CHECK ("rental_bookings"."status" in ('pending', 'confirmed', 'cancelled') and "rental_bookings"."payment_status" in ('pending', 'paid', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "rental_desks" (
	"business_id" integer PRIMARY KEY NOT NULL,
	"policy" text,
	"feed_turn" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rental_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"type" text DEFAULT 'other' NOT NULL,
	"hour_cents" integer NOT NULL,
	"day_cents" integer NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"quantity_ever" integer DEFAULT 1 NOT NULL,
	"features" text[] DEFAULT '{}' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"min_booking_duration" smallint DEFAULT 1 NOT NULL,
	"max_booking_duration" smallint DEFAULT 24 NOT NULL,
	"requires_license" boolean DEFAULT false NOT NULL,
	"available_seasons" text[] DEFAULT '{all}' NOT NULL,
	"hours_from" text DEFAULT 'always' NOT NULL,
	"hours" jsonb,
	"buffer_minutes" integer DEFAULT 0 NOT NULL,
	"notice_minutes" integer DEFAULT 0 NOT NULL,
	"start_step" smallint DEFAULT 30 NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"booking_turn" integer DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_items_of_business" UNIQUE("id","business_id"),
	CONSTRAINT "rental_items_prices" CHECK ("rental_items"."hour_cents" >= 0 and "rental_items"."day_cents" >= 0),
	CONSTRAINT "rental_items_numbers" CHECK ("rental_items"."capacity" >= 1 and "rental_items"."quantity" >= 1),
	CONSTRAINT "rental_items_durations" CHECK ("rental_items"."min_booking_duration" >= 1 and "rental_items"."max_booking_duration" >= "rental_items"."min_booking_duration"),
	CONSTRAINT "rental_items_pauses" CHECK ("rental_items"."buffer_minutes" >= 0 and "rental_items"."notice_minutes" >= 0)
);
--> statement-breakpoint
ALTER TABLE "rental_blackouts" ADD CONSTRAINT "rental_blackouts_rental_item_id_rental_items_id_fk" FOREIGN KEY ("rental_item_id") REFERENCES "public"."rental_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD CONSTRAINT "rental_bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_bookings" ADD CONSTRAINT "rental_bookings_item" FOREIGN KEY ("rental_item_id","business_id") REFERENCES "public"."rental_items"("id","business_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_desks" ADD CONSTRAINT "rental_desks_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_blackouts_item" ON "rental_blackouts" USING btree ("rental_item_id","ends_at");--> statement-breakpoint
CREATE INDEX "rental_bookings_time" ON "rental_bookings" USING btree ("rental_item_id","blocked_until","starts_at") WHERE "rental_bookings"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "rental_bookings_business" ON "rental_bookings" USING btree ("business_id","starts_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "rental_bookings_waiting" ON "rental_bookings" USING btree ("expires_at") WHERE "rental_bookings"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "rental_bookings_coming" ON "rental_bookings" USING btree ("starts_at") WHERE "rental_bookings"."status" = 'confirmed' and "rental_bookings"."customer_reminded_at" is null;--> statement-breakpoint
CREATE INDEX "rental_bookings_user" ON "rental_bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rental_bookings_email" ON "rental_bookings" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "rental_items_business" ON "rental_items" USING btree ("business_id","id");--> statement-breakpoint
-- The most units of an item that are taken at one moment of a time, its end left out: by bookings that hold it
-- and by blackouts, of which at most so many units count. Requests that have expired hold nothing.
CREATE FUNCTION rental_units_taken(item int, from_at timestamptz, to_at timestamptz, closable int) RETURNS int LANGUAGE sql VOLATILE AS $$
  WITH spans AS (
    SELECT starts_at AS from_at, blocked_until AS to_at, units AS booked, 0 AS closed FROM rental_bookings
    WHERE rental_item_id = item AND starts_at < $3 AND blocked_until > $2
      AND (status = 'confirmed' OR (status = 'pending' AND expires_at > clock_timestamp()))
    UNION ALL
    SELECT starts_at, ends_at, 0, coalesce(units, closable) FROM rental_blackouts
    WHERE rental_item_id = item AND starts_at < $3 AND ends_at > $2
  ), edges AS (
    SELECT spans.from_at AS at, booked, closed FROM spans UNION ALL SELECT spans.to_at, -booked, -closed FROM spans
  ), moments AS (
    SELECT at, sum(sum(booked)) OVER (ORDER BY at) AS booked, sum(sum(closed)) OVER (ORDER BY at) AS closed
    FROM edges GROUP BY at
  )
  SELECT coalesce(max(booked + least(closed, closable)), 0)::int FROM moments WHERE at < $3
$$;--> statement-breakpoint
-- The row of the item is written, not only locked: at REPEATABLE READ the later of two fails instead of being blind.
CREATE FUNCTION take_rental_turn(item int, OUT units int, OUT units_ever int) LANGUAGE sql VOLATILE AS
$$ UPDATE rental_items SET booking_turn = (booking_turn + 1) % 1000000000 WHERE id = item RETURNING quantity, quantity_ever $$;--> statement-breakpoint
CREATE FUNCTION refuse_rental_overlap() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turn record;
  now_at timestamptz := clock_timestamp();
BEGIN
  IF NEW.status = 'cancelled' OR (NEW.status = 'pending' AND NEW.expires_at <= now_at) THEN RETURN NULL; END IF;
  SELECT * INTO turn FROM take_rental_turn(NEW.rental_item_id);
  IF rental_units_taken(NEW.rental_item_id, NEW.starts_at, NEW.blocked_until, 0) > turn.units_ever
    OR (NEW.blocked_until > now_at AND rental_units_taken(
      NEW.rental_item_id, greatest(NEW.starts_at, now_at), NEW.blocked_until, turn.units) > turn.units)
  THEN
    RAISE EXCEPTION 'rental item % has no free unit at that time', NEW.rental_item_id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'rental_bookings_fit', TABLE = 'rental_bookings';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rental_bookings_fit AFTER INSERT OR UPDATE OF rental_item_id, starts_at, ends_at, buffer_minutes, units, status, expires_at
  ON "rental_bookings" FOR EACH ROW EXECUTE FUNCTION refuse_rental_overlap();--> statement-breakpoint
CREATE FUNCTION refuse_rental_closing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  turn record;
BEGIN
  SELECT * INTO turn FROM take_rental_turn(NEW.rental_item_id);
  IF rental_units_taken(NEW.rental_item_id, greatest(NEW.starts_at, clock_timestamp()), NEW.ends_at, turn.units) > turn.units THEN
    RAISE EXCEPTION 'units of rental item % are booked at that time', NEW.rental_item_id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'rental_blackouts_fit', TABLE = 'rental_blackouts';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rental_blackouts_fit AFTER INSERT OR UPDATE OF rental_item_id, starts_at, ends_at, units
  ON "rental_blackouts" FOR EACH ROW EXECUTE FUNCTION refuse_rental_closing();--> statement-breakpoint
CREATE FUNCTION keep_quantity_ever() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.quantity_ever := greatest(NEW.quantity_ever, NEW.quantity); RETURN NEW; END $$;--> statement-breakpoint
CREATE TRIGGER rental_items_ever BEFORE INSERT OR UPDATE OF quantity, quantity_ever
  ON "rental_items" FOR EACH ROW EXECUTE FUNCTION keep_quantity_ever();--> statement-breakpoint
CREATE FUNCTION refuse_fewer_units() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity < OLD.quantity
    AND rental_units_taken(NEW.id, clock_timestamp(), 'infinity', NEW.quantity) > NEW.quantity THEN
    RAISE EXCEPTION 'more units of rental item % are booked', NEW.id
      USING ERRCODE = 'exclusion_violation', CONSTRAINT = 'rental_items_fit', TABLE = 'rental_items';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER rental_items_fit AFTER UPDATE OF quantity
  ON "rental_items" FOR EACH ROW EXECUTE FUNCTION refuse_fewer_units();
