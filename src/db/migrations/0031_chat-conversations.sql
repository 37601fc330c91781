CREATE TABLE "chat_conversations" (
	"id" text PRIMARY KEY NOT NULL,
	"question" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chat_conversations_expiry" ON "chat_conversations" USING btree ("expires_at");