CREATE TABLE "saved_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_lists" ADD CONSTRAINT "saved_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_lists_user" ON "saved_lists" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_first" ON "saved_lists" USING btree ("user_id") WHERE "saved_lists"."is_first";--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_share" ON "saved_lists" USING btree ("share_token");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_lists_request" ON "saved_lists" USING btree ("user_id","request_key");--> statement-breakpoint
INSERT INTO "saved_lists" ("user_id", "name", "is_first", "created_at") SELECT "user_id", 'Saved places', true, min("created_at") FROM "saved_places" GROUP BY "user_id";--> statement-breakpoint
ALTER TABLE "saved_places" ADD COLUMN "list_id" integer;--> statement-breakpoint
ALTER TABLE "saved_places" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "saved_places" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "saved_places" p SET "list_id" = l."id", "position" = o."position"
FROM "saved_lists" l, (
	SELECT "user_id", "business_id", row_number() OVER (PARTITION BY "user_id" ORDER BY "created_at" DESC, "business_id" DESC) AS "position" FROM "saved_places"
) o WHERE l."user_id" = p."user_id" AND o."user_id" = p."user_id" AND o."business_id" = p."business_id";--> statement-breakpoint
ALTER TABLE "saved_places" ALTER COLUMN "list_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_places" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_places" DROP CONSTRAINT "saved_places_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "saved_places" DROP CONSTRAINT "saved_places_user_id_business_id_pk";--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_list_id_business_id_pk" PRIMARY KEY("list_id","business_id");--> statement-breakpoint
ALTER TABLE "saved_places" ADD CONSTRAINT "saved_places_list_id_saved_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."saved_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_places" DROP COLUMN "user_id";
