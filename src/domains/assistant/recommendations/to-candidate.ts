import { findCategory } from "#src/domains/directory/listing/category-contract.ts";
import type { Business } from "#src/domains/directory/listing/contract.ts";
import { PRICE_RANGES } from "#src/domains/directory/listing/limits-contract.ts";
import { milesBetween } from "#src/domains/directory/listing/position-rules.ts";
import type { Event } from "#src/domains/events/event/contract.ts";
import { pictureOf } from "#src/domains/events/event/picture-rules.ts";
import { placeText } from "#src/domains/events/event/rules.ts";
import { whenText } from "#src/domains/events/event/when-rules.ts";
import { SITE_TIME_ZONE } from "#src/shared/site-zone.ts";
import type { Candidate, Point } from "./candidate-rules.ts";

interface Placed {
  latitude: string | null;
  longitude: string | null;
}

function pointOf({ latitude, longitude }: Placed): Point | null {
  if (latitude === null || longitude === null) return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** By our own reckoning, whatever a query said. */
const milesFrom = (position: Point | null, point: Point | null): number | null =>
  position && point ? milesBetween(position, point) : null;

export function ofBusiness(business: Business, position: Point | null): Candidate {
  const point = pointOf(business);
  return {
    kind: "business",
    id: business.id,
    title: business.name,
    description: business.description,
    category: business.category,
    categoryName: findCategory(business.category)?.name ?? business.category,
    place: `${business.city}, ${business.state}`,
    point,
    timeZone: business.timeZone ?? SITE_TIME_ZONE,
    distanceMiles: milesFrom(position, point),
    priceLevel: PRICE_RANGES.indexOf(business.priceRange) + 1,
    priceText: business.priceRange,
    features: business.amenities,
    facts: business.facts,
    rating:
      business.reviewCount === 0
        ? null
        : { mean: Number(business.averageRating), count: business.reviewCount },
    // Without its own clock nobody knows when the hours begin.
    hoursText: business.timeZone === null ? null : business.hours,
    picture: business.images[0] ?? null,
    event: null,
  };
}

/** Up to how many dollars each level goes. */
const LEVELS = [0, 20, 60, 150];

/** "Free" is 0, "$35 per boat" is 2; null where no figure tells. */
export function priceLevelOf(price: string | null): number | null {
  if (price === null) return null;
  const figures = [...price.matchAll(/\$\s?([\d,]+(?:\.\d+)?)/g)].map(([, figure = ""]) =>
    Number(figure.replaceAll(",", "")),
  );
  if (figures.length === 0) return /\bfree\b/i.test(price) ? 0 : null;
  const level = LEVELS.findIndex((most) => Math.max(...figures) <= most);
  return level === -1 ? LEVELS.length : level;
}

export function ofEvent(event: Event, position: Point | null): Candidate {
  const point = pointOf(event);
  return {
    kind: "event",
    id: event.id,
    title: event.title,
    description: event.description,
    category: event.category,
    categoryName: event.category,
    place: placeText(event),
    point,
    timeZone: event.timeZone,
    distanceMiles: milesFrom(position, point),
    priceLevel: priceLevelOf(event.price),
    priceText: event.price,
    features: event.tags,
    facts: {},
    rating: null,
    hoursText: null,
    picture: pictureOf(event),
    event: {
      startsAt: Date.parse(event.startDate),
      endsAt: event.endDate === null ? null : Date.parse(event.endDate),
      when: whenText(event),
      month: Number(event.startLocal.slice(5, 7)),
      isWeatherDependent: event.weatherDependent,
      ageRestriction: event.ageRestriction,
    },
  };
}
