import { ListingTransferred } from "#src/domains/directory/listing/events.ts";
import { type Subscription, subscribe } from "#src/platform/jobs/handle-job.server.ts";
import { endFeed } from "./end-feed.server.ts";

export const deskSubscriptions: Subscription[] = [
  // A former owner knows the link, and reads no names of customers any more.
  subscribe(ListingTransferred, "end-rental-feed-of-former-owner", ({ db }, { businessId }) =>
    db.transaction((tx) => endFeed(tx, { businessId })),
  ),
];
