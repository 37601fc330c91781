import { telephoneLink } from "#src/domains/directory/listing/rules.ts";
import { findHotlines } from "#src/domains/places/find-hotlines.server.ts";
import { PACKAGES } from "#src/domains/promotion/contract.ts";
import type { Asked } from "./asked.ts";
import type { ChatLink } from "./contract.ts";
import { type Draft, draft, say } from "./draft.ts";
import { topicOf } from "./intent-rules.ts";
import { toSaid } from "./message-rules.ts";
import type { Topic } from "./question-contract.ts";
import { whereAsked } from "./where-asked.ts";

const link = (label: string, href: string): ChatLink => ({ label, href });

const TEXTS: Readonly<
  Record<Exclude<Topic, "stranded" | "despair">, { text: string; links: ChatLink[] }>
> = {
  claim: {
    text: "Open the page of your business and choose Claim This Business. Say who you are and add a document if you have one. The claim is decided within 2-3 business days; then you can change the listing and answer reviews.",
    links: [link("Find your business", "/search")],
  },
  "add-business": {
    text: "Fill in the four steps of Add Business. It is free. Every listing is looked at before it goes live, which takes 1-2 business days.",
    links: [link("Add Business", "/add-business")],
  },
  advertise: {
    text: `${PACKAGES.map(({ name, price }) => `${name} $${price}`).join(", ")} a month. The page Advertise says what each package includes; you choose one for a listing of yours and pay there.`,
    links: [link("Advertise", "/advertise")],
  },
  points: {
    text: "Members earn points for what they add to Landfall, such as reviews and reports. The achievements page says what earns how many, and shows tiers and badges.",
    links: [link("Achievements", "/achievements")],
  },
  "report-sighting": {
    text: "Send a species report: what you saw, where, when, with a photo if you have one. You need no account. Places of threatened animals are shown only roughly.",
    links: [
      link("Report a sighting", "/community-tracking/reports/new"),
      link("Identify a photo first", "/marine-life-ar"),
    ],
  },
  "wrong-listing": {
    text: "Every listing has Suggest an edit: say what has changed, such as the hours, the depth at the dock or that it closed for good. You need no account. Reviews and photos can be reported where they stand.",
    links: [link("Find the listing", "/search")],
  },
  review: {
    text: "Choose the place and write your review. Every review is read before it is published, and you get a mail when it is.",
    links: [link("Write a review", "/reviews")],
  },
  "add-event": {
    text: "Members put events on the calendar with Create Event. The organizer plan says what it costs.",
    links: [
      link("Create an event", "/events/create"),
      link("Organizer plan", "/event-subscription"),
    ],
  },
  support: {
    text: "The support page has a form that reaches the people behind Landfall. They reply within 24 hours.",
    links: [link("Support", "/support")],
  },
  identify: {
    text: "Marine ID looks at a photo or through your camera and says what it shows, as far as it is sure.",
    links: [link("Marine ID", "/marine-life-ar")],
  },
  "plan-trip": {
    text: "Travel AI ranks destinations, activities and routes by what you like, and says why.",
    links: [link("Travel AI", "/ai-recommendations")],
  },
  account: {
    text: "You sign in and up on one page, where a forgotten password is set anew, too. Name, password, your data and deleting the account are on the dashboard.",
    links: [link("Sign in", "/login"), link("Dashboard", "/user-dashboard")],
  },
  saved: {
    text: "The heart on a listing saves it, on this device or in your account. Saved places open without a signal, too.",
    links: [link("Saved places", "/saved")],
  },
  rent: {
    text: "Rental places show their boats and gear on the tab Rentals of their page, with prices and free times. You send a booking there; the place confirms it.",
    links: [link("Marine rentals", "/category/rentals")],
  },
  export: {
    text: "Data Export hands out species reports, alerts and projects as csv, json, Excel or PDF.",
    links: [link("Data export", "/data-export")],
  },
};

const SUGGESTIONS = [
  "How do I claim my business?",
  "How do I report a sighting?",
  "How do I earn points?",
];

export async function answerHowTo(asked: Asked): Promise<Draft> {
  const { topic } = asked.slots;
  if (topic === "stranded") return tellHotlines(asked);
  const asks = topic === null || topic === "despair" ? "support" : topic;
  const told = TEXTS[asks];
  const others = SUGGESTIONS.filter((text) => topicOf(toSaid(text)) !== asks);
  return draft([say(told.text, ...told.links)], others.slice(0, 2));
}

/** Whom to call about an animal in trouble. */
async function tellHotlines(asked: Asked): Promise<Draft> {
  const where = whereAsked(asked);
  const { area, hotlines } = await findHotlines(
    where ? { latitude: where.latitude, longitude: where.longitude } : {},
  );
  return draft(
    [
      say("Keep your distance, do not touch it and do not push it back. Call the stranding line:"),
      ...hotlines.map(({ name, phone, covers }) =>
        say(`${name}: ${phone} (${covers}).`, link(`Call ${phone}`, telephoneLink(phone))),
      ),
      ...(area ? [] : [say("Name the town to get the nearest one.")]),
    ],
    ["How do I report a sighting?"],
  );
}
