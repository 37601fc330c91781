-- The triggers that tell which kept pages are old are made at start, of what the domains declare.
DROP FUNCTION "tell_business_changes"() CASCADE;
--> statement-breakpoint
DROP FUNCTION "tell_review_changes"() CASCADE;
--> statement-breakpoint
DROP FUNCTION "tell_listing_changes"() CASCADE;
