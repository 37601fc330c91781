CREATE TABLE "known_callers" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_callers_user_id_key_pk" PRIMARY KEY("user_id","key"),
	CONSTRAINT "known_callers_kind" CHECK ("known_callers"."kind" in ('device', 'place'))
);
--> statement-breakpoint
-- Codes live for ten minutes; whoever waits for one asks again.
DELETE FROM "sign_in_codes";--> statement-breakpoint
ALTER TABLE "sign_in_codes" DROP CONSTRAINT "sign_in_codes_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "ticket" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD CONSTRAINT "sign_in_codes_email_ticket_pk" PRIMARY KEY("email","ticket");--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "stranger_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_codes" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "known_callers" ADD CONSTRAINT "known_callers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;