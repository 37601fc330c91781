import type { Db } from "#src/db/client.server.ts";
import { addCardFacts } from "#src/domains/directory/edits/add-card-facts.server.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { loadListings } from "#src/domains/directory/listing/load-listings.server.ts";
import { toBusiness, withDistance } from "#src/domains/directory/listing/to-business.server.ts";
import { toCard } from "#src/domains/directory/listing/to-card.server.ts";
import type { AnsweredPage } from "#src/platform/http/list-route.server.ts";
import type { FoundCards, SearchConditions, SearchResponse } from "./contract.ts";
import { writeCursor } from "./cursor-contract.ts";
import { findPage } from "./find-page.server.ts";
import { findTowns, nameOfTown } from "./find-towns.server.ts";
import { COUNT_CAP } from "./limits-contract.ts";
import { loosen } from "./loosen-query.server.ts";
import { positionOf } from "./position-filter.server.ts";
import type { FoundPage, SearchInput } from "./search-input.server.ts";
import { fromTheFirst, sortOf } from "./search-order.server.ts";
import { type UnderstoodQuery, understandQuery } from "./understand-query.server.ts";

/** The one search behind every list. */
export async function searchListings(db: Db, input: SearchInput): Promise<SearchResponse> {
  return searchFor(db, input, await readWords(db, input));
}

const readWords = (db: Db, { q }: SearchInput): Promise<UnderstoodQuery | null> =>
  q ? understandQuery(db, q) : Promise.resolve(null);

async function searchFor(
  db: Db,
  input: SearchInput,
  understood: UnderstoodQuery | null,
): Promise<SearchResponse> {
  const asked = { ...input, limit: input.limit + 1 };
  const tsquery = understood?.tsquery ?? null;
  const exact = await findPage(db, asked, tsquery);
  const towns = exact.total === 0 && !input.towns ? await findTowns(db, input) : null;
  const found = towns ? await findPage(db, { ...asked, towns }, tsquery) : exact;
  const page = found.rows.slice(0, input.limit);
  const listings = await loadListings(
    db,
    page.map(({ id }) => id),
  );
  const now = new Date();
  const position = positionOf(input);
  const shown = (business: Business) => (position ? withDistance(business, position) : business);
  const isCapped = Boolean(input.q) && found.total > COUNT_CAP;
  return {
    businesses: listings.map((row) => shown(toBusiness(row, now))),
    totalCount: isCapped ? COUNT_CAP : found.total,
    totalIsCapped: isCapped,
    offset: fromTheFirst(input),
    next: nextOf(input, found),
    searchType: searchTypeOf(input),
    corrected: understood?.corrected ?? null,
    isPartial: false,
    towns: (towns ?? input.towns ?? []).map(nameOfTown),
  };
}

/** The same with what cards say for boaters, and with what comes near where nothing has all the words. */
export async function searchForCards(db: Db, input: SearchInput): Promise<SearchResponse> {
  const understood = await readWords(db, input);
  const exact = await searchFor(db, input, understood);
  const isMissed = exact.totalCount === 0 && understood !== null;
  const looser = isMissed ? await loosen(db, input, understood) : null;
  const found =
    understood && looser
      ? { ...(await searchFor(db, input, { ...understood, tsquery: looser })), isPartial: true }
      : exact;
  return { ...found, businesses: await addCardFacts(db, found.businesses) };
}

/** The same for a page, which carries what its cards show. */
export async function searchCards(db: Db, input: SearchInput): Promise<FoundCards> {
  const found = await searchForCards(db, input);
  return { ...found, businesses: found.businesses.map(toCard) };
}

/** For an answer that is the bare list. */
export const pageOf = (found: SearchResponse): AnsweredPage<Business> => ({
  items: found.businesses,
  total: found.totalCount,
  isCapped: found.totalIsCapped,
  next: found.next,
});

/** Where the list goes on; one listing more than the page was asked for, to know whether it does. */
function nextOf(input: SearchInput, { rows }: FoundPage): string | null {
  if (rows.length <= input.limit) return null;
  const last = rows[input.limit - 1];
  return writeCursor(sortOf(input), fromTheFirst(input) + input.limit, last?.key ?? null);
}

function searchTypeOf(input: SearchConditions): SearchResponse["searchType"] {
  if (input.latitude !== undefined || input.city || input.location || input.area) return "location";
  return input.category && !input.q ? "category" : "text";
}
