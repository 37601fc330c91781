-- Tells every process, with the commit, which pages show something that changed. The tags are those
-- of renewedBy() in src/web: business:ID, category:ID, places:CATEGORY (who is there, and where).
CREATE FUNCTION "tell_business_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tags text;
	changed int;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		PERFORM pg_notify('page_changes', '*');
		RETURN NULL;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT count(*) INTO changed FROM (SELECT FROM old_rows LIMIT 21) AS seen;
	ELSE
		SELECT count(*) INTO changed FROM (SELECT FROM new_rows LIMIT 21) AS seen;
	END IF;
	IF changed > 20 THEN
		PERFORM pg_notify('page_changes', '*');
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		SELECT string_agg(concat_ws(' ', 'business:' || id, 'category:' || category, 'places:' || category), ' ')
			INTO tags FROM new_rows WHERE status = 'live';
	ELSIF TG_OP = 'DELETE' THEN
		SELECT string_agg(concat_ws(' ', 'business:' || id, 'category:' || category, 'places:' || category), ' ')
			INTO tags FROM old_rows WHERE status = 'live';
	ELSE
		SELECT string_agg(concat_ws(' ', 'business:' || n.id, 'category:' || o.category, 'category:' || n.category,
				CASE WHEN (o.status, o.category, o.latitude, o.longitude) IS DISTINCT FROM (n.status, n.category, n.latitude, n.longitude)
					THEN concat('places:', o.category, ' places:', n.category) END), ' ')
			INTO tags FROM old_rows AS o JOIN new_rows AS n USING (id)
			WHERE 'live' IN (o.status, n.status)
				AND to_jsonb(o) - 'open_spans' - 'search' IS DISTINCT FROM to_jsonb(n) - 'open_spans' - 'search';
	END IF;
	IF tags IS NOT NULL THEN
		PERFORM pg_notify('page_changes', CASE WHEN octet_length(tags) < 7000 THEN tags ELSE '*' END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_review_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tags text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		tags := '*';
	ELSIF TG_OP = 'INSERT' THEN
		SELECT string_agg(DISTINCT 'business:' || business_id, ' ') INTO tags FROM new_rows WHERE is_approved;
	ELSIF TG_OP = 'DELETE' THEN
		SELECT string_agg(DISTINCT 'business:' || business_id, ' ') INTO tags FROM old_rows WHERE is_approved;
	ELSE
		SELECT string_agg(DISTINCT concat('business:', o.business_id, ' business:', n.business_id), ' ')
			INTO tags FROM old_rows AS o JOIN new_rows AS n USING (id) WHERE o.is_approved OR n.is_approved;
	END IF;
	IF tags IS NOT NULL THEN
		PERFORM pg_notify('page_changes', CASE WHEN octet_length(tags) < 7000 THEN tags ELSE '*' END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "tell_listing_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	tags text;
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		tags := '*';
	ELSIF TG_OP = 'INSERT' THEN
		SELECT string_agg(DISTINCT 'business:' || business_id, ' ') INTO tags FROM new_rows;
	ELSE
		SELECT string_agg(DISTINCT 'business:' || business_id, ' ') INTO tags FROM old_rows;
	END IF;
	IF tags IS NOT NULL THEN
		PERFORM pg_notify('page_changes', CASE WHEN octet_length(tags) < 7000 THEN tags ELSE '*' END);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "businesses_inserted" AFTER INSERT ON "businesses" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_business_changes();
--> statement-breakpoint
CREATE TRIGGER "businesses_updated" AFTER UPDATE ON "businesses" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_business_changes();
--> statement-breakpoint
CREATE TRIGGER "businesses_deleted" AFTER DELETE ON "businesses" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_business_changes();
--> statement-breakpoint
CREATE TRIGGER "businesses_truncated" AFTER TRUNCATE ON "businesses" FOR EACH STATEMENT EXECUTE FUNCTION tell_business_changes();
--> statement-breakpoint
CREATE TRIGGER "reviews_inserted" AFTER INSERT ON "reviews" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_review_changes();
--> statement-breakpoint
CREATE TRIGGER "reviews_updated" AFTER UPDATE ON "reviews" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_review_changes();
--> statement-breakpoint
CREATE TRIGGER "reviews_deleted" AFTER DELETE ON "reviews" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_review_changes();
--> statement-breakpoint
CREATE TRIGGER "reviews_truncated" AFTER TRUNCATE ON "reviews" FOR EACH STATEMENT EXECUTE FUNCTION tell_review_changes();
--> statement-breakpoint
CREATE TRIGGER "fact_confirmations_inserted" AFTER INSERT ON "fact_confirmations" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "fact_confirmations_updated" AFTER UPDATE ON "fact_confirmations" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "fact_confirmations_deleted" AFTER DELETE ON "fact_confirmations" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "fact_confirmations_truncated" AFTER TRUNCATE ON "fact_confirmations" FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "experiences_inserted" AFTER INSERT ON "experiences" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "experiences_updated" AFTER UPDATE ON "experiences" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "experiences_deleted" AFTER DELETE ON "experiences" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
--> statement-breakpoint
CREATE TRIGGER "experiences_truncated" AFTER TRUNCATE ON "experiences" FOR EACH STATEMENT EXECUTE FUNCTION tell_listing_changes();
