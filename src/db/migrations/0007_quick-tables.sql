CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "businesses_search_4" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 4;--> statement-breakpoint
CREATE INDEX "businesses_search_5" ON "businesses" USING gin ("search") WITH (fastupdate=off) WHERE "businesses"."status" = 'live' and "businesses"."tier" = 5;--> statement-breakpoint
CREATE INDEX "businesses_parts" ON "businesses" USING gin ("name" gin_trgm_ops,"category" gin_trgm_ops,"address" gin_trgm_ops,"city" gin_trgm_ops,"state" gin_trgm_ops,"zip_code" gin_trgm_ops,"phone" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_parts" ON "audit_log" USING gin ("actor_name" gin_trgm_ops,"action" gin_trgm_ops,"subject_name" gin_trgm_ops,"note" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_parts" ON "reviews" USING gin ("user_name" gin_trgm_ops,"title" gin_trgm_ops,"content" gin_trgm_ops);