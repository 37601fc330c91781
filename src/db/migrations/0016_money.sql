CREATE TABLE "analytics_days" (
	"business_id" integer NOT NULL,
	"day" date NOT NULL,
	"event_type" text NOT NULL,
	"count" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "analytics_days_business_id_day_event_type_pk" PRIMARY KEY("business_id","day","event_type")
);
--> statement-breakpoint
CREATE TABLE "analytics_hours" (
	"business_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_hours_business_id_event_type_hour_pk" PRIMARY KEY("business_id","event_type","hour")
);
--> statement-breakpoint
CREATE TABLE "analytics_medians" (
	"group" text NOT NULL,
	"days" smallint NOT NULL,
	"figure" text NOT NULL,
	"until" date NOT NULL,
	"listings" integer NOT NULL,
	"median" real NOT NULL,
	CONSTRAINT "analytics_medians_group_days_figure_pk" PRIMARY KEY("group","days","figure")
);
--> statement-breakpoint
CREATE TABLE "analytics_rolled_days" (
	"day" date PRIMARY KEY NOT NULL,
	"rolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sources" (
	"business_id" integer NOT NULL,
	"event_type" text NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_sources_business_id_event_type_day_source_device_pk" PRIMARY KEY("business_id","event_type","day","source","device")
);
--> statement-breakpoint
CREATE TABLE "organizer_notices" (
	"subscription_id" integer NOT NULL,
	"news" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	CONSTRAINT "organizer_notices_subscription_id_news_about_pk" PRIMARY KEY("subscription_id","news","about")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"processor" text NOT NULL,
	"processor_id" text NOT NULL,
	"charge_id" text NOT NULL,
	"order_id" integer NOT NULL,
	"product" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"item" smallint NOT NULL,
	"is_renewal" boolean DEFAULT false NOT NULL,
	"card" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"booked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("processor","kind","processor_id"),
	CONSTRAINT "ledger_entries_sign" CHECK (case when "ledger_entries"."kind" in ('payment', 'refund-failed', 'dispute-won') then "ledger_entries"."amount_cents" > 0 else "ledger_entries"."amount_cents" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "payment_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"attempt" smallint DEFAULT 1 NOT NULL,
	"product" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"item" smallint NOT NULL,
	"renews" boolean NOT NULL,
	"price_cents" integer NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"buyer_id" text,
	"receipt_email" text,
	"sender_key" text,
	"processor" text NOT NULL,
	"processor_id" text,
	"processor_kind" text,
	"secret_hash" text,
	"state" text DEFAULT 'open' NOT NULL,
	"declines" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_orders_processor" UNIQUE("processor","processor_id"),
	CONSTRAINT "payment_orders_amounts" CHECK ("payment_orders"."price_cents" > 0 and "payment_orders"."credit_cents" between 0 and "payment_orders"."price_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid DEFAULT gen_random_uuid() NOT NULL,
	"processor" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"asked_by_id" text,
	"processor_id" text,
	"state" text DEFAULT 'asked' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_refunds_processor" UNIQUE("processor","processor_id"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product" text NOT NULL,
	"subject_id" text NOT NULL,
	"item" smallint NOT NULL,
	"buyer_id" text,
	"processor" text NOT NULL,
	"processor_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"given_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_subscriptions_processor" UNIQUE("processor","processor_id")
);
--> statement-breakpoint
CREATE TABLE "processor_events" (
	"processor" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"processed_at" timestamp with time zone,
	"error" text,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "processor_events_processor_id_pk" PRIMARY KEY("processor","id")
);
--> statement-breakpoint
CREATE TABLE "promotion_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"promotion_id" integer NOT NULL,
	"level" smallint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"paid_cents" integer NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"worth_cents" integer DEFAULT 0 NOT NULL,
	"charge_id" text,
	"is_grace" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"credited_to" integer,
	"credited_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_periods_charge" UNIQUE("charge_id","starts_at"),
	CONSTRAINT "promotion_periods_order" CHECK ("promotion_periods"."starts_at" < "promotion_periods"."ends_at"),
	CONSTRAINT "promotion_periods_level" CHECK ("promotion_periods"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"subscription_id" integer,
	"package_level" smallint NOT NULL,
	"package_name" text NOT NULL,
	"monthly_price_cents" integer NOT NULL,
	"auto_renew" boolean NOT NULL,
	"cancelled_at" timestamp with time zone,
	"anchor_at" timestamp with time zone NOT NULL,
	"reminded_for" timestamp with time zone,
	"end_told_at" timestamp with time zone,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "promotions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "promotions_level" CHECK ("promotions"."package_level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "revenue_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "revenue_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"report_date" date NOT NULL,
	"total_cents" integer NOT NULL,
	"returned_cents" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"featured_business_count" integer NOT NULL,
	"basic_cents" integer NOT NULL,
	"premium_cents" integer NOT NULL,
	"top_cents" integer NOT NULL,
	"organizer_cents" integer NOT NULL,
	"new_subscriptions" integer NOT NULL,
	"cancelled_subscriptions" integer NOT NULL,
	"churn_rate" numeric(7, 4) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revenue_reports_report_date_unique" UNIQUE("report_date")
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"intent_id" text,
	"invoice_id" text,
	"amount_cents" integer NOT NULL,
	"card" jsonb NOT NULL,
	"fee_cents" integer,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_charges_intent_id_unique" UNIQUE("intent_id"),
	CONSTRAINT "sandbox_charges_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"customer_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text NOT NULL,
	"reference" jsonb NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"subscription_id" text,
	"intent_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_checkouts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_disputes_charge_id_unique" UNIQUE("charge_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_intents" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"client_secret" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"description" text NOT NULL,
	"reference" jsonb,
	"invoice_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"card" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_intents_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"reference" jsonb NOT NULL,
	"state" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"charge_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_refunds_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"customer_id" text NOT NULL,
	"state" text NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text NOT NULL,
	"reference" jsonb NOT NULL,
	"anchor" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"retry_at" timestamp with time zone,
	"change_keys" text[] DEFAULT '{}' NOT NULL,
	"card" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_subscriptions_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "granted_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "paid_level" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "custom_description" text;--> statement-breakpoint
ALTER TABLE "support_threads" ADD COLUMN "is_task" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "analytics_days" ADD CONSTRAINT "analytics_days_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_hours" ADD CONSTRAINT "analytics_hours_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_sources" ADD CONSTRAINT "analytics_sources_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_order_id_payment_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."payment_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_periods" ADD CONSTRAINT "promotion_periods_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_days_day" ON "analytics_days" USING btree ("day","event_type");--> statement-breakpoint
CREATE INDEX "analytics_hours_hour" ON "analytics_hours" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "analytics_sources_day" ON "analytics_sources" USING btree ("day");--> statement-breakpoint
CREATE INDEX "ledger_entries_charge" ON "ledger_entries" USING btree ("processor","charge_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree ("booked_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_subject" ON "ledger_entries" USING btree ("product","subject_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_orders_open" ON "payment_orders" USING btree ("product","subject_id","item","renews") WHERE "payment_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_orders_waiting" ON "payment_orders" USING btree ("created_at") WHERE "payment_orders"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_orders_subject" ON "payment_orders" USING btree ("product","subject_id");--> statement-breakpoint
CREATE INDEX "payment_orders_buyer" ON "payment_orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_charge" ON "payment_refunds" USING btree ("processor","charge_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_waiting" ON "payment_refunds" USING btree ("updated_at") WHERE "payment_refunds"."state" in ('asked', 'pending');--> statement-breakpoint
CREATE INDEX "payment_subscriptions_subject" ON "payment_subscriptions" USING btree ("product","subject_id");--> statement-breakpoint
CREATE INDEX "payment_subscriptions_buyer" ON "payment_subscriptions" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "processor_events_failed" ON "processor_events" USING btree ("received_at") WHERE "processor_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "promotion_periods_credited_to" ON "promotion_periods" USING btree ("credited_to");--> statement-breakpoint
CREATE INDEX "promotion_periods_promotion" ON "promotion_periods" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "promotion_periods_running" ON "promotion_periods" USING btree ("ends_at") WHERE "promotion_periods"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "promotions_business" ON "promotions" USING btree ("business_id","ends_at");--> statement-breakpoint
CREATE INDEX "promotions_ends" ON "promotions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "promotions_starts" ON "promotions" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_waiting" ON "sandbox_events" USING btree ("next_at") WHERE not "sandbox_events"."is_delivered";--> statement-breakpoint
CREATE INDEX "sandbox_invoices_subscription" ON "sandbox_invoices" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_paid_level" CHECK ("businesses"."paid_level" between 0 and 3);--> statement-breakpoint
-- Until now administrators alone gave levels.
UPDATE "businesses" SET "granted_level" = "featured_level" WHERE "featured_level" > 0;--> statement-breakpoint
CREATE FUNCTION keep_featured_level() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN NEW.featured_level := greatest(NEW.granted_level, NEW.paid_level); RETURN NEW; END $$;--> statement-breakpoint
-- Triggers run in the order of their names: the tier below is made of the level that this one has set.
CREATE TRIGGER businesses_featured_level BEFORE INSERT OR UPDATE OF featured_level, granted_level, paid_level ON "businesses"
  FOR EACH ROW EXECUTE FUNCTION keep_featured_level();--> statement-breakpoint
DROP TRIGGER businesses_tier ON "businesses";--> statement-breakpoint
CREATE TRIGGER businesses_tier BEFORE INSERT OR UPDATE OF featured_level, granted_level, paid_level, average_rating, review_count, tier ON "businesses"
  FOR EACH ROW EXECUTE FUNCTION place_in_tier();--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_whole BEFORE TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP INDEX "businesses_category_facts";--> statement-breakpoint
CREATE INDEX "businesses_category_facts" ON "businesses" USING btree ("category","average_rating","price_range") WHERE "businesses"."status" = 'live';--> statement-breakpoint
CREATE INDEX "businesses_category_featured" ON "businesses" USING btree ("category","featured_level","id") WHERE "businesses"."status" = 'live' and "businesses"."featured_level" > 0;
