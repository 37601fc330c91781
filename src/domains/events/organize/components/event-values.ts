import type { SeriesRule } from "../../series/contract.ts";
import type { MonthlyAnchor, Weekday } from "../../series/limits-contract.ts";
import type { EditableEvent, NewEventInput } from "../contract.ts";
import type { EditScope } from "../limits-contract.ts";

/** How the form ends a series. */
type RuleEnd = "never" | "until" | "count";

/** What stands in the fields: texts, as people type them. */
export interface EventValues {
  title: string;
  category: string;
  season: string;
  description: string;
  startDate: string;
  endDate: string;
  location: string;
  city: string;
  state: string;
  price: string;
  capacity: string;
  organizer: string;
  tags: string;
  contactEmail: string;
  contactPhone: string;
  website: string;
  ticketUrl: string;
  ageRestriction: string;
  registrationRequired: boolean;
  weatherDependent: boolean;
  isRecurring: boolean;
  images: string[];
  frequency: string;
  interval: string;
  weekdays: Weekday[];
  monthlyBy: MonthlyAnchor;
  ruleEnd: RuleEnd;
  until: string;
  count: string;
  /** Days that are left out. */
  skipped: string[];
  /** Where the pin was set; null without one. */
  latitude: number | null;
  longitude: number | null;
  /** Which dates of a series are changed. */
  scope: EditScope;
  /** The date that the change begins with, or is about; empty for all. */
  dateId: string;
}

export const EMPTY_EVENT: EventValues = {
  ...{ title: "", category: "", season: "", description: "", startDate: "", endDate: "" },
  ...{ location: "", city: "", state: "", price: "", capacity: "", organizer: "", tags: "" },
  ...{ contactEmail: "", contactPhone: "", website: "", ticketUrl: "", ageRestriction: "" },
  ...{ registrationRequired: false, weatherDependent: false, isRecurring: false },
  ...{ images: [], frequency: "weekly", interval: "1", weekdays: [], monthlyBy: "day" },
  ...{ ruleEnd: "never", until: "", count: "10", skipped: [], latitude: null, longitude: null },
  ...{ scope: "all", dateId: "" },
};

/** The fields of an event that is there already. */
export function valuesOf(event: EditableEvent): EventValues {
  const { rule } = event;
  const { title, category, description, startDate, location, city, organizer } = event;
  const { contactEmail, registrationRequired, weatherDependent, isRecurring } = event;
  return {
    ...EMPTY_EVENT,
    ...{ title, category, description, startDate, location, city, organizer },
    ...{ contactEmail, registrationRequired, weatherDependent, isRecurring },
    latitude: event.latitude,
    longitude: event.longitude,
    season: event.season ?? "",
    endDate: event.endDate ?? "",
    state: event.state ?? "",
    price: event.price ?? "",
    capacity: event.capacity === null ? "" : String(event.capacity),
    tags: event.tags.join(", "),
    contactPhone: event.contactPhone ?? "",
    website: event.website ?? "",
    ticketUrl: event.ticketUrl ?? "",
    ageRestriction: event.ageRestriction ?? "",
    images: event.imageUrl ? [event.imageUrl] : [],
    ...(rule && ruleValues(rule)),
  };
}

/** The fields that a rule is typed into. */
export const ruleValues = (rule: SeriesRule) => ({
  frequency: rule.frequency,
  interval: String(rule.interval),
  weekdays: rule.weekdays,
  monthlyBy: rule.monthlyBy,
  ruleEnd: (rule.until ? "until" : rule.count ? "count" : "never") as RuleEnd,
  until: rule.until ?? "",
  count: rule.count === null ? EMPTY_EVENT.count : String(rule.count),
  skipped: rule.skipped,
});

/** The rule that the fields say; null for a single date. */
export function ruleOf(values: EventValues): NewEventInput["rule"] {
  if (!values.isRecurring) return null;
  return {
    frequency: values.frequency as "weekly",
    interval: Number(values.interval),
    weekdays: values.frequency === "weekly" ? values.weekdays : [],
    monthlyBy: values.monthlyBy,
    until: values.ruleEnd === "until" ? values.until : null,
    count: values.ruleEnd === "count" ? Number(values.count) : null,
    skipped: values.skipped,
  };
}

/** What the call takes. */
export function toNewEvent(values: EventValues): NewEventInput {
  const { images, frequency: _f, interval: _i, weekdays: _w, monthlyBy: _m, ...rest } = values;
  const {
    ruleEnd: _e,
    until: _u,
    count: _c,
    skipped: _s,
    scope: _scope,
    dateId: _date,
    category,
    season,
    state,
    ...texts
  } = rest;
  return {
    ...texts,
    category: category as NewEventInput["category"],
    season: season as NewEventInput["season"],
    state: state as NewEventInput["state"],
    rule: ruleOf(values),
    imageUrl: images[0] ?? null,
  };
}
