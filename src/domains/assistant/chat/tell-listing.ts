import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { ListingRow } from "#src/domains/directory/listing/load-listings.server.ts";
import { hoursWeekOf, openStateOf } from "#src/domains/directory/listing/open-state.server.ts";
import { directionsLink, ratingText, telephoneLink } from "#src/domains/directory/listing/rules.ts";
import { dayOfIsoDate } from "#src/domains/hours/calendar.ts";
import { HOLIDAY_NAMES, type Holiday, type Hours } from "#src/domains/hours/contract.ts";
import { spansText } from "#src/domains/hours/hours-text.ts";
import { openStateAt } from "#src/domains/hours/open-state.ts";
import { scheduleOn } from "#src/domains/hours/schedule.ts";
import type { ChatBlock, ChatLink } from "./contract.ts";
import type { ListingClaim } from "./draft.ts";
import { depthsOf, fuelsOf, hasAmenity, milesFrom, momentFor } from "./listing-claims.ts";
import { plainLine } from "./message-rules.ts";
import { clockText, dayText, type Moment, momentText } from "./resolve-when.ts";

interface Told {
  text: string;
  links?: ChatLink[];
}

type Facts = Record<string, unknown>;

/** What its row holds, in our words; nothing else is said. */
export function tellListing(row: ListingRow, claim: ListingClaim, now: Date): ChatBlock {
  const { text, links = [] } =
    claim.aspect === "found" ? tellFound(row, claim, now) : tellAspect(row, claim, now);
  return {
    title: { label: plainLine(row.name, 120), href: `/business/${row.id}` },
    text,
    links,
    cites: { kind: "listing", id: row.id },
  };
}

const sentence = (parts: readonly (string | null | false | undefined)[]): string =>
  `${parts.filter(Boolean).join(" · ")}.`;

const townOf = ({ city, state }: ListingRow): string => plainLine(`${city}, ${state}`, 80);

function tellFound(row: ListingRow, claim: ListingClaim, now: Date): Told {
  const { needs, within } = claim;
  const miles = within && milesFrom(row, within);
  const facts = row.facts as Facts;
  return {
    text: sentence([
      townOf(row),
      miles !== null && `${miles.toFixed(1)} miles`,
      openText(row, momentFor(row, claim, now), now),
      needs?.fuel && fuelText(facts),
      needs?.draftFeet != null && depthText(facts),
      needs?.lengthFeet != null && `boats up to ${facts.maxLength} ft`,
      needs !== null && needs.vhf.length > 0 && `VHF ${plainLine(String(facts.vhf), 40)}`,
      needs?.passengers != null && `up to ${facts.passengers} passengers`,
      needs !== null && needs.amenities.length > 0 && `lists ${needs.amenities.join(", ")}`,
      row.reviewCount > 0 && ratingText(Number(row.averageRating).toFixed(1), row.reviewCount),
    ]),
    links: phoneLink(row),
  };
}

const phoneLink = ({ phone }: ListingRow): ChatLink[] =>
  phone ? [{ label: plainLine(phone, 40), href: telephoneLink(phone) }] : [];

/** "Open now · closes 9 PM", "open Sun, Nov 22, 8 PM, until 10 PM"; null where nobody can tell. */
function openText(row: ListingRow, moment: Moment | null, now: Date): string | null {
  const { hours, timeZone } = row;
  if (!hours || !timeZone) return null;
  if (!moment || moment.isNow) return openStateOf(row, now)?.text ?? null;
  if (!moment.at) return dayHoursText(row, moment);
  const state = openStateAt(hours as Hours, moment.at, timeZone);
  const then = momentText(moment.at, timeZone);
  if (!state.isOpen)
    return `closed ${then}${state.opensAt ? `, opens ${momentText(state.opensAt, timeZone)}` : ""}`;
  return `open ${then}${state.closesAt ? `, closes ${clockText(state.closesAt, timeZone)}` : ""}`;
}

/** On a holiday the usual hours are no promise: whether somebody entered others is said. */
function dayHoursText({ hours }: ListingRow, { first, holiday }: Moment): string {
  const { spans, note, source } = scheduleOn(hours as Hours, dayOfIsoDate(first));
  const told = spans.length > 0 ? spansText(spans) : "closed";
  const isUsual = source === "week" || source === "season";
  const remark = holiday && isUsual ? unlistedText(holiday) : note;
  return `${dayText(first)}: ${told}${remark ? ` (${plainLine(remark, 80)})` : ""}`;
}

const unlistedText = (holiday: Holiday): string =>
  `the usual hours; none listed for ${HOLIDAY_NAMES[holiday]}`;

const fuelText = (facts: Facts): string | null => {
  const fuels = fuelsOf(facts);
  return fuels.length > 0 ? `fuel: ${fuels.join(", ")}` : null;
};

const depthText = (facts: Facts): string | null => {
  const depths = depthsOf(facts).map(({ label, feet }) => `${label} ${feet} ft`);
  return depths.length > 0 ? depths.join(", ") : null;
};

const UNSAID = "Its page does not say.";

const TELLERS: Readonly<Record<string, (row: ListingRow, claim: ListingClaim, now: Date) => Told>> =
  {
    hours: tellHours,
    phone: (row) =>
      row.phone
        ? { text: `Phone ${plainLine(row.phone, 40)}.`, links: phoneLink(row) }
        : { text: "Its page has no phone number." },
    address: (row) => ({
      text: `${plainLine(`${row.address}, ${row.city}, ${row.state} ${row.zipCode}`, 200)}.`,
      links: [{ label: "Directions", href: directionsLink(row) }],
    }),
    website: ({ website }) => ({
      text: website
        ? `Its website is on its page: ${hostOf(website)}.`
        : "Its page has no website.",
    }),
    email: ({ email }) => ({
      text: email ? `E-mail ${plainLine(email, 120)}.` : "Its page has no e-mail address.",
    }),
    depth: (row) => ({
      text: depthText(row.facts as Facts)
        ? `${sentence([depthText(row.facts as Facts)])} As listed; check the chart and the tide.`
        : "Nobody has entered a depth for it.",
    }),
    fuel: (row) => ({
      text: fuelText(row.facts as Facts)
        ? sentence([fuelText(row.facts as Facts)])
        : "Its page does not say that it sells fuel.",
    }),
    vhf: ({ facts }) => ({
      text: (facts as Facts).vhf
        ? `VHF channel ${plainLine(String((facts as Facts).vhf), 40)}.`
        : UNSAID,
    }),
    rating: (row) => ({
      text: `${ratingText(Number(row.averageRating).toFixed(1), row.reviewCount)}.`,
    }),
    price: ({ priceRange }) => ({ text: `Price range ${priceRange}. Its page has no price list.` }),
    amenities: tellAmenities,
  };

function tellAspect(row: ListingRow, claim: ListingClaim, now: Date): Told {
  const teller = TELLERS[claim.aspect];
  return teller ? teller(row, claim, now) : tellSummary(row, claim, now);
}

const hostOf = (website: string): string => {
  try {
    return new URL(website).hostname;
  } catch {
    return plainLine(website, 100);
  }
};

function tellHours(row: ListingRow, claim: ListingClaim, now: Date): Told {
  const moment = momentFor(row, claim, now);
  if (!row.hours || !row.timeZone) {
    const written = plainLine(row.hoursText, 200);
    return {
      text: written
        ? `Its page says: “${written}”. I cannot tell from that whether it is open.`
        : UNSAID,
    };
  }
  const told = openText(row, moment, now);
  const day = moment?.at && !moment.isNow ? dayHoursText(row, moment) : null;
  const week = moment ? null : hoursWeekOf(row, now)?.map(({ day, text }) => `${day} ${text}`);
  return { text: sentence([day, told, week?.join("; ")]) };
}

function tellAmenities(row: ListingRow, { asked: needs }: ListingClaim): Told {
  const asked = needs?.amenities ?? [];
  const facts = row.facts as Facts;
  const told = asked.map((name) =>
    hasAmenity(row, name)
      ? `${name}: yes, its page lists it`
      : `${name}: its page does not list it`,
  );
  if (needs?.fuel) told.push(fuelText(facts) ?? "fuel: its page does not say");
  if (told.length > 0) return { text: sentence(told) };
  return {
    text:
      row.amenities.length > 0
        ? `Its page lists ${plainLine(row.amenities.join(", "), 300)}.`
        : UNSAID,
  };
}

function tellSummary(row: ListingRow, claim: ListingClaim, now: Date): Told {
  const kind = findCategory(row.category)?.name ?? "Place";
  return {
    text: sentence([
      `${kind} in ${townOf(row)}`,
      openText(row, momentFor(row, claim, now), now),
      row.reviewCount > 0 && ratingText(Number(row.averageRating).toFixed(1), row.reviewCount),
      depthText(row.facts as Facts),
      fuelText(row.facts as Facts),
    ]),
    links: phoneLink(row),
  };
}
