CREATE TABLE "achievements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "achievements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 101 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"icon" text NOT NULL,
	"category" text NOT NULL,
	"points" integer NOT NULL,
	"badge_level" text NOT NULL,
	"measure" text NOT NULL,
	"goal" integer NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_scores" (
	"period" text NOT NULL,
	"start" date NOT NULL,
	"state" text NOT NULL,
	"board_id" uuid NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "board_scores_board_id_period_start_state_pk" PRIMARY KEY("board_id","period","start","state"),
	CONSTRAINT "board_scores_points" CHECK ("board_scores"."points" > 0)
);
--> statement-breakpoint
CREATE TABLE "board_tallies" (
	"period" text NOT NULL,
	"start" date NOT NULL,
	"state" text NOT NULL,
	"points" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "board_tallies_period_start_state_points_pk" PRIMARY KEY("period","start","state","points")
);
--> statement-breakpoint
CREATE TABLE "member_achievements" (
	"user_id" text NOT NULL,
	"achievement_id" integer NOT NULL,
	"earned_at" timestamp with time zone NOT NULL,
	"is_held" boolean NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "member_achievements_user_id_achievement_id_pk" PRIMARY KEY("user_id","achievement_id")
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "point_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"seq" integer NOT NULL,
	"points" integer NOT NULL,
	"rate" integer NOT NULL,
	"rule_version" integer NOT NULL,
	"note" text,
	"title" text NOT NULL,
	"path" text,
	"state" text,
	"business_id" integer,
	"event_id" integer,
	"occurred_at" timestamp with time zone NOT NULL,
	"local_date" date NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_entries_seq" CHECK ("point_entries"."seq" >= 1),
	CONSTRAINT "point_entries_sign" CHECK (case when "point_entries"."seq" % 2 = 1 then "point_entries"."points" >= 0 else "point_entries"."points" <= 0 end)
);
--> statement-breakpoint
CREATE TABLE "reward_actions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"business_id" integer,
	"event_id" integer,
	"platform" text,
	"local_date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_actions_kind" CHECK ("reward_actions"."kind" in ('visit', 'share'))
);
--> statement-breakpoint
CREATE TABLE "reward_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"board_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"total_points" integer DEFAULT 0 NOT NULL,
	"measures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"streak_days" integer DEFAULT 0 NOT NULL,
	"last_active_day" date,
	"forgiven_day" date,
	"shows_name" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_members_board_id_unique" UNIQUE("board_id")
);
--> statement-breakpoint
CREATE TABLE "reward_zones" (
	"user_id" text NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	CONSTRAINT "reward_zones_user_id_effective_from_pk" PRIMARY KEY("user_id","effective_from")
);
--> statement-breakpoint
ALTER TABLE "board_scores" ADD CONSTRAINT "board_scores_board_id_reward_members_board_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."reward_members"("board_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievements" ADD CONSTRAINT "member_achievements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_actions" ADD CONSTRAINT "reward_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_actions" ADD CONSTRAINT "reward_actions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_actions" ADD CONSTRAINT "reward_actions_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_members" ADD CONSTRAINT "reward_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_zones" ADD CONSTRAINT "reward_zones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_scores_order" ON "board_scores" USING btree ("period","start","state","points" DESC NULLS LAST,"board_id");--> statement-breakpoint
CREATE INDEX "member_achievements_holders" ON "member_achievements" USING btree ("achievement_id") WHERE "member_achievements"."is_held";--> statement-breakpoint
CREATE UNIQUE INDEX "point_entries_once" ON "point_entries" USING btree ("user_id","kind","source","seq");--> statement-breakpoint
CREATE INDEX "point_entries_person" ON "point_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "point_entries_business" ON "point_entries" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "point_entries_event" ON "point_entries" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reward_actions_visit" ON "reward_actions" USING btree ("user_id","business_id","local_date") WHERE "reward_actions"."kind" = 'visit';--> statement-breakpoint
CREATE INDEX "reward_actions_person" ON "reward_actions" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "reward_actions_business" ON "reward_actions" USING btree ("business_id");--> statement-breakpoint
CREATE INDEX "reward_actions_event" ON "reward_actions" USING btree ("event_id");--> statement-breakpoint
CREATE FUNCTION refuse_points_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.is_demo THEN RETURN OLD; END IF;
  ELSIF NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER point_entries_stay BEFORE UPDATE OR DELETE ON "point_entries" FOR EACH ROW EXECUTE FUNCTION refuse_points_change();--> statement-breakpoint
CREATE TRIGGER point_entries_whole BEFORE TRUNCATE ON "point_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
