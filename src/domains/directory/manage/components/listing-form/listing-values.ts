import type { Resolver } from "react-hook-form";
import { plainResolver } from "#src/design/form/plain-resolver.ts";
import type { BoaterFacts } from "../../../listing/boater-facts-contract.ts";
import type { Business, PriceRange } from "../../../listing/contract.ts";
import { BusinessChange, NewBusiness } from "../../contract.ts";

/** What the fields of a listing hold while it is written. */
export interface ListingValues {
  name: string;
  description: string;
  category: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
  email: string;
  website: string;
  hours: string;
  priceRange: PriceRange;
  amenities: string[];
  facts: BoaterFacts;
  images: string[];
  videos: string[];
  /** Both null while the position is the one that follows from the address. */
  latitude: string | null;
  longitude: string | null;
}

export const EMPTY_LISTING: ListingValues = {
  name: "",
  description: "",
  category: "",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  phone: "",
  email: "",
  website: "",
  hours: "",
  priceRange: "$$",
  amenities: [],
  facts: {},
  images: [],
  videos: [],
  latitude: null,
  longitude: null,
};

/** A listing as its form begins with it. */
export function valuesOf(business: Business): ListingValues {
  const { positionIsApproximate, latitude, longitude } = business;
  const known = Object.keys(EMPTY_LISTING) as (keyof ListingValues)[];
  const own = Object.fromEntries(known.map((key) => [key, business[key]])) as unknown;
  return {
    ...(own as ListingValues),
    email: business.email ?? "",
    website: business.website ?? "",
    latitude: positionIsApproximate ? null : latitude,
    longitude: positionIsApproximate ? null : longitude,
  };
}

/** The same rules as the server's, beside the fields. */
export const listingResolver = plainResolver(NewBusiness) as unknown as Resolver<ListingValues>;

/** Of a listing that is there: its pictures may stay, and a sandbar has no phone. */
export const wholeResolver = plainResolver(BusinessChange) as unknown as Resolver<ListingValues>;

/** The same, where what was not touched is neither judged nor sent. */
export const changeResolver =
  (initial: ListingValues): Resolver<ListingValues> =>
  (values, context, options) =>
    wholeResolver(changesIn(initial, values), context, options);

/** A position is both of its numbers. */
export function changesIn(initial: ListingValues, values: ListingValues): ListingValues {
  const isChanged = (key: keyof ListingValues) =>
    JSON.stringify(values[key]) !== JSON.stringify(initial[key]);
  const isPosition = (key: string) => key === "latitude" || key === "longitude";
  const isMoved = isChanged("latitude") || isChanged("longitude");
  const keys = Object.keys(EMPTY_LISTING) as (keyof ListingValues)[];
  const changed = keys.filter((key) => (isPosition(key) ? isMoved : isChanged(key)));
  return Object.fromEntries(changed.map((key) => [key, values[key]])) as unknown as ListingValues;
}
