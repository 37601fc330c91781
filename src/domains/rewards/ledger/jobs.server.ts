import { AccountCreated } from "#src/domains/accounts/person/events.ts";
import {
  ContributionChanged,
  ListingApproved,
  ListingRemoved,
  ListingTransferred,
} from "#src/domains/directory/listing/events.ts";
import {
  AttendanceChanged,
  DateChanged,
  EventStandingChanged,
} from "#src/domains/events/registration/events.ts";
import { ReviewChanged } from "#src/domains/reviews/events.ts";
import { ExperienceChanged } from "#src/domains/sharing/events.ts";
import { SpeciesReportChanged } from "#src/domains/sightings/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { comparePoints } from "./compare-points.server.ts";
import {
  findConcernedByDate,
  findConcernedByEvent,
  findConcernedByListing,
  findRegistered,
} from "./find-concerned.server.ts";
import { ComparePoints, ReconcileEveryone } from "./ledger-jobs.ts";
import { reconcileEach, reconcileSome } from "./reconcile-everyone.server.ts";

/** What is there counts, not what the event says: so it may come twice, late, or after the next one. */
const recountAll = (services: Services, userIds: Iterable<string>): Promise<void> =>
  reconcileEach(services, { userIds, now: new Date() });

const recount = (services: Services, { userId }: { userId: string }): Promise<void> =>
  recountAll(services, [userId]);

async function recountListing(
  services: Services,
  { businessId, ownerId }: { businessId: number; ownerId?: string | null },
): Promise<void> {
  const concerned = await findConcernedByListing(services.db, businessId);
  await recountAll(services, new Set(ownerId ? [...concerned, ownerId] : concerned));
}

export const ledgerJobs: JobHandler[] = [
  handleJob(ComparePoints, async (services) => {
    await comparePoints(services, new Date());
  }),
  handleJob(ReconcileEveryone, reconcileSome),
];

export const ledgerSubscriptions: Subscription[] = [
  subscribe(AccountCreated, "count-points-of-account", recount),
  subscribe(ReviewChanged, "count-points-of-review", recount),
  subscribe(ExperienceChanged, "count-points-of-experience", recount),
  subscribe(SpeciesReportChanged, "count-points-of-species-report", recount),
  subscribe(ContributionChanged, "count-points-of-contribution", recount),
  subscribe(ListingApproved, "count-points-of-approved-listing", recountListing),
  subscribe(ListingTransferred, "count-points-of-transferred-listing", recountListing),
  subscribe(ListingRemoved, "count-points-of-removed-listing", recountListing),
  subscribe(AttendanceChanged, "count-points-of-attendance", async (services, party) =>
    recountAll(services, await findRegistered(services.db, party.registrationId)),
  ),
  subscribe(DateChanged, "count-points-of-date", async (services, { dateId }) =>
    recountAll(services, await findConcernedByDate(services.db, dateId)),
  ),
  subscribe(EventStandingChanged, "count-points-of-event", async (services, { eventId }) =>
    recountAll(services, await findConcernedByEvent(services.db, eventId)),
  ),
];
