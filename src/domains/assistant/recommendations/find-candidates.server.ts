import type { Db } from "#src/db/client.server.ts";
import type { Event } from "#src/domains/events/event/contract.ts";
import { firstUpcoming, listEvents } from "#src/domains/events/event/queries.server.ts";
import { standingOf } from "#src/domains/events/event/rules.ts";
import { listAround } from "#src/domains/search/list-around.server.ts";
import { searchListings } from "#src/domains/search/search.server.ts";
import type { Candidate, Point } from "./candidate-rules.ts";
import { TAKES_EVENTS } from "./kind-rules.ts";
import type { RequestType } from "./limits-contract.ts";
import { ofBusiness, ofEvent } from "./to-candidate.ts";

/** So many rows are looked at, however many there are. */
const LISTINGS_MAX = 400;
const EVENTS_MAX = 100;

interface Asked {
  requestType: RequestType;
  position: Point | null;
  miles: number;
  now: Date;
}

/** The nearest live listings and the next events; without a position those that readers liked best. */
export async function findCandidates(db: Db, asked: Asked): Promise<Candidate[]> {
  const { position, now } = asked;
  const [listings, events] = await Promise.all([
    position
      ? listAround(db, { position, radius: asked.miles, limit: LISTINGS_MAX })
      : searchListings(db, { sort: "rating", radius: 0, limit: LISTINGS_MAX, offset: 0 }).then(
          ({ businesses }) => businesses,
        ),
    TAKES_EVENTS[asked.requestType] ? findEvents(db, asked) : [],
  ]);
  return [
    ...listings.map((business) => ofBusiness(business, position)),
    ...events
      .filter((event) => standingOf(event, now.getTime()) === "open")
      .map((event) => ofEvent(event, position)),
  ];
}

async function findEvents(db: Db, { position, miles, now }: Asked): Promise<Event[]> {
  if (!position) return firstUpcoming(db, EVENTS_MAX, now);
  const near = { near: position, radius: miles, limit: EVENTS_MAX, offset: 0 };
  return (await listEvents(db, near, now)).items;
}
