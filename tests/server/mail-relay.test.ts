import { afterAll, expect, test } from "vitest";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildRentalItem } from "#src/db/build/rental.server.ts";
import { assurePlaces } from "#src/domains/events/registration/assure-places.server.ts";
import { removeParty } from "#src/domains/events/registration/cancel-party.server.ts";
import { followDate } from "#src/domains/events/registration/follow-date.server.ts";
import { remindAttendees } from "#src/domains/events/registration/remind-attendees.server.ts";
import { bookingToken } from "#src/domains/rentals/booking/booking-token.server.ts";
import { expireRequests } from "#src/domains/rentals/booking/expire-requests.server.ts";
import { remindCustomers } from "#src/domains/rentals/booking/remind-customers.server.ts";
import { browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { versionShown } from "#tests/support/claims.ts";
import { openDate, readDate, readParty, register } from "#tests/support/events.ts";
import { readMailComponents } from "#tests/support/mail-components.ts";
import { NEW_LISTING } from "#tests/support/new-listing.ts";
import { raceFacts } from "#tests/support/organizing.ts";
import { payByCard } from "#tests/support/pay.ts";
import { buildAdmin, buildPerson } from "#tests/support/people.ts";
import { hourAt, idOf, openRental, requestFor } from "#tests/support/rentals.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());

const LINK = "http://win.example free money";
/** Without an address, so that it passes as a name. */
const BAIT = "Winner of the day";

const place = await buildListing(landfall.db);
const { event: race } = await buildEvent(landfall.db);
const kayak = await buildRentalItem(landfall.db);
const admin = await browserOf(landfall, await buildAdmin(landfall));
const REVIEW = { rating: 5, title: BAIT, content: BAIT, userName: BAIT };

test.each<[string, string, string, object]>([
  ["signing up", "/api/login", "firstName", { email: "a@victim.example" }],
  [
    "a review",
    `/api/businesses/${place.id}/reviews`,
    "userName",
    { ...REVIEW, userEmail: "a@victim.example" },
  ],
  ["an experience", `/api/businesses/${place.id}/experiences`, "authorName", { caption: "x" }],
  [
    "a registration",
    `/api/events/${race.id}/register`,
    "userName",
    { userEmail: "a@victim.example" },
  ],
  ["a booking", "/api/bookings", "customerName", requestFor(kayak)],
  ["a suggestion", `/api/businesses/${place.id}/edits`, "name", { kind: "closed" }],
  ["a lead researcher", "/api/research/projects", "leadResearcher", {}],
  ["a research project", "/api/research/projects", "title", {}],
  ["somebody who asks to collaborate", "/api/research/collaborate", "name", {}],
  ["support", "/api/support", "name", { email: "a@victim.example", subject: "s", message: "m" }],
  [
    "a claim",
    "/api/business-claims",
    "claimerName",
    { businessId: place.id, claimerEmail: "a@victim.example" },
  ],
])("a name with a link is refused: %s", async (_what, path, field, rest) => {
  const answer = await openBrowser(landfall).post(path, { ...rest, [field]: LINK });
  expect(answer.status).toBe(400);
  const { fields } = answer.body as { fields: Record<string, string> };
  expect(fields[field]).toContain("Please leave out web and e-mail addresses");
});

test("a name with a link is refused: the profile", async () => {
  const browser = await browserOf(landfall, await buildPerson(landfall));
  const profile = { firstName: LINK, lastName: LINK };
  expect(await browser.put("/api/user/profile", profile)).toMatchObject({
    status: 400,
    body: { fields: { firstName: expect.any(String), lastName: expect.any(String) } },
  });
});

test("a name with a link is refused: a rental item, which mails about bookings name", async () => {
  const item = { description: "A boat", pricePerHour: 1, pricePerDay: 1, capacity: 1, name: LINK };
  expect(await admin.post(`/api/businesses/${kayak.businessId}/rentals`, item)).toMatchObject({
    status: 400,
    body: { fields: { name: expect.any(String) } },
  });
  expect(await admin.put(`/api/rentals/${kayak.id}`, { name: LINK })).toMatchObject({
    status: 400,
  });
});

const toVictim = (address: string) =>
  landfall.mails
    .filter(({ to }) => to === address)
    .map(({ subject, text, html, calendar }) => [subject, text, html, calendar?.file].join("\n"));

/** Of a review that waits, as an administrator reads it. */
async function shownVersion(id: number): Promise<string | undefined> {
  const { body } = await admin.get("/api/admin/reviews?pending=true");
  return (body as { id: number; version: string }[]).find((review) => review.id === id)?.version;
}

async function declineReview(to: string, stranger = {}): Promise<void> {
  const path = `/api/businesses/${place.id}/reviews`;
  const review = { ...REVIEW, userEmail: to };
  const { body } = await openBrowser(landfall).post(path, review, stranger);
  const { id } = body as { id: number };
  const decision = { reason: "It is about nothing.", version: await shownVersion(id) };
  const answer = await admin.post(`/api/reviews/${id}/decline`, decision);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** A claim by nobody who is known, decided before its address is confirmed. */
async function decideClaim(to: string, status: "approved" | "rejected"): Promise<void> {
  const { id: businessId } = await buildListing(landfall.db, { name: BAIT });
  const claim = { businessId, claimerName: BAIT, claimerEmail: to, message: BAIT };
  const { body } = await openBrowser(landfall).post("/api/business-claims", claim);
  await landfall.jobsIdle();
  const { id } = body as { id: number };
  const version = await versionShown(admin, id);
  const answer = await admin.patch(`/api/business-claims/${id}`, { status, version });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** What anyone can have mailed to anyone, each to an address of its own. */
const RELAYS: [string, (to: string) => Promise<unknown>][] = [
  ["a sign-up", (to) => openBrowser(landfall).post("/api/login", { email: to, firstName: BAIT })],
  [
    "a question and its answer",
    async (to) => {
      const question = { name: BAIT, email: to, subject: BAIT, message: BAIT };
      const { body } = await openBrowser(landfall).post("/api/support", question);
      const { id } = body as { id: number };
      await admin.post(`/api/admin/support/${id}/answer`, { message: "We have read it." });
    },
  ],
  [
    "a listing that is rejected",
    async (to) => {
      const listing = { ...NEW_LISTING, name: BAIT, description: BAIT, email: to };
      const { body } = await openBrowser(landfall).post("/api/businesses", listing);
      const { id } = body as { id: number };
      await landfall.jobsIdle();
      await admin.delete(`/api/businesses/${id}`, {});
    },
  ],
  [
    "a listing that is approved",
    async (to) => {
      const listing = { ...NEW_LISTING, name: BAIT, description: BAIT, email: to };
      const { body } = await openBrowser(landfall).post("/api/businesses", listing);
      const { id } = body as { id: number };
      await landfall.jobsIdle();
      const { body: shown } = await admin.get(`/api/businesses/${id}`);
      const { version } = shown as { version: number };
      expect(await admin.put(`/api/businesses/${id}`, { isActive: true, version })).toMatchObject({
        status: 200,
      });
    },
  ],
  [
    "a review that is published and answered",
    async (to) => {
      const review = { ...REVIEW, userEmail: to };
      const path = `/api/businesses/${place.id}/reviews`;
      const { body } = await openBrowser(landfall).post(path, review);
      const { id } = body as { id: number };
      await admin.post(`/api/reviews/${id}/approve`, { version: await shownVersion(id) });
      await admin.put(`/api/reviews/${id}/answer`, { answer: "Thank you." });
    },
  ],
  [
    "news of a species report",
    async (to) => {
      const report = { speciesName: BAIT, location: BAIT, description: BAIT, reporterEmail: to };
      const { body } = await openBrowser(landfall).post("/api/community/reports", report);
      const { id, taxon } = body as { id: number; taxon: string };
      const path = `/api/community/reports/${id}`;
      const opinion = { agrees: true, taxon };
      expect(await admin.post(`${path}/opinion`, opinion)).toMatchObject({ status: 200 });
      await admin.post(`${path}/comments`, { body: BAIT });
    },
  ],
  ["a review that is declined", (to) => declineReview(to)],
  ["a claim that is approved", (to) => decideClaim(to, "approved")],
  ["a claim that is rejected", (to) => decideClaim(to, "rejected")],
  [
    "a receipt",
    async (email) => {
      const browser = openBrowser(landfall);
      const order = { businessId: place.id, packageLevel: 1, amount: 29, description: BAIT };
      const { body } = await browser.post("/api/create-payment-intent", order);
      const { clientSecret } = body as { clientSecret: string };
      expect(await payByCard(landfall, browser, { clientSecret, email })).toBe("succeeded");
    },
  ],
  [
    "a refund",
    async (email) => {
      const browser = openBrowser(landfall);
      const { id: businessId } = await buildListing(landfall.db);
      const order = { businessId, packageLevel: 1, amount: 29, description: BAIT };
      const { body } = await browser.post("/api/create-payment-intent", order);
      const { clientSecret } = body as { clientSecret: string };
      expect(await payByCard(landfall, browser, { clientSecret, email })).toBe("succeeded");
      const { body: payments } = await admin.get("/api/admin/payments");
      const [{ id }] = payments as [{ id: number }];
      const refund = { amount: 1, reason: BAIT };
      expect(await admin.post(`/api/admin/payments/${id}/refund`, refund)).toMatchObject({
        status: 200,
      });
    },
  ],
];

/** Whoever reads the address has registered, or somebody else has in their name. */
async function registerFor(to: string, capacity: number | null = null) {
  const opened = await openDate(landfall, capacity);
  const filler = capacity === null ? null : await register(landfall, opened.path);
  const person = { userName: BAIT, userEmail: to, notes: BAIT };
  const answer = await openBrowser(landfall).post(opened.path, person);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  await landfall.jobsIdle();
  return { ...opened, filler: filler?.email ?? "" };
}

const tellOf = (dateId: number, kind: "moved" | "cancelled") =>
  landfall.db.transaction((tx) => followDate(tx, landfall.services, { dateId, kind }));

const takeOff = async (dateId: number, email: string) => {
  const { id: registrationId } = await readParty(landfall.db, dateId, email);
  await landfall.db.transaction((tx) =>
    removeParty(tx, landfall.services, { dateId, registrationId }),
  );
};

const EVENT_RELAYS: [string, (to: string) => Promise<unknown>][] = [
  ["a registration", (to) => registerFor(to)],
  ["a place in line", (to) => registerFor(to, 1)],
  [
    "moving up",
    async (to) => {
      const { dateId, filler } = await registerFor(to, 1);
      await takeOff(dateId, filler);
    },
  ],
  [
    "a place that is sure",
    async (to) => {
      const { dateId, filler } = await registerFor(to, 1);
      await takeOff(dateId, filler);
      await landfall.db.transaction((tx) => assurePlaces(tx, landfall.services, { id: dateId }));
    },
  ],
  [
    "a date that is moved",
    async (to) => {
      const { dateId } = await registerFor(to);
      await tellOf(dateId, "moved");
    },
  ],
  [
    "a reminder",
    async (to) => {
      const { dateId } = await registerFor(to);
      const { startsAt } = await readDate(landfall.db, dateId);
      await remindAttendees(landfall.services, new Date(startsAt.getTime() - 3_600_000));
    },
  ],
  [
    "a message of the organizer",
    async (to) => {
      const { eventId, dateId } = await registerFor(to);
      const message = { dateId, audience: "everyone", subject: BAIT, body: BAIT };
      expect(await admin.post(`/api/events/${eventId}/messages`, message)).toMatchObject({
        status: 201,
      });
    },
  ],
  [
    "a deed of an organizer to an address that was added by hand",
    async (to) => {
      const { body } = await admin.post("/api/events", raceFacts({ description: BAIT }));
      const { id, dateId } = body as { id: number; dateId: number };
      const added = { dateId, userName: BAIT, userEmail: to, notes: BAIT };
      const message = { dateId, audience: "everyone", subject: BAIT, body: BAIT };
      for (const [path, deed] of [
        ["attendees", added],
        ["messages", message],
        [`dates/${dateId}`, { deed: "postpone", note: BAIT }],
        ["cancel", { note: BAIT }],
      ] as const) {
        const answer = await admin.post(`/api/events/${id}/${path}`, deed);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
      }
    },
  ],
  [
    "a registration that ends",
    async (to) => {
      const { dateId } = await registerFor(to);
      await takeOff(dateId, to);
    },
  ],
];

/** Whoever reads the address has asked, or somebody else has in their name; the owner is as much a stranger. */
async function bookFor(to: string) {
  const { item, business, desk } = await openRental(landfall);
  await desk.put(`/api/businesses/${business.id}/rental-policy`, { policy: BAIT });
  const words = { customerName: BAIT, specialRequests: BAIT };
  const asked = requestFor(item, { ...words, customerEmail: to });
  const answer = await openBrowser(landfall).post("/api/bookings", asked);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  const id = idOf(answer);
  await landfall.jobsIdle();
  const decide = async (status: string) =>
    expect(await desk.put(`/api/bookings/${id}`, { status })).toMatchObject({ status: 200 });
  return { id, desk, decide, business };
}

const BOOKING_RELAYS: [string, (to: string) => Promise<unknown>][] = [
  ["a booking that is declined", async (to) => (await bookFor(to)).decide("cancelled")],
  [
    "a booking that lapses",
    async (to) => {
      await bookFor(to);
      await expireRequests(landfall.services, hourAt(10));
      await landfall.jobsIdle();
      expect(toVictim(to)).toHaveLength(2);
    },
  ],
  [
    "a booking that ends with its listing",
    async (to) => {
      const { business } = await bookFor(to);
      expect(await admin.delete(`/api/businesses/${business.id}`)).toMatchObject({ status: 200 });
      await landfall.jobsIdle();
      expect(toVictim(to)).toHaveLength(2);
    },
  ],
  [
    "a booking and all that follows",
    async (to) => {
      const { id, desk, decide } = await bookFor(to);
      await decide("confirmed");
      await landfall.jobsIdle();
      await remindCustomers(landfall.services, hourAt(0));
      await landfall.jobsIdle();
      const asking = await desk.post(`/api/bookings/${id}/ask-to-cancel`, { reason: BAIT });
      expect(asking.status).toBe(200);
      await landfall.jobsIdle();
      const token = bookingToken(landfall.services, id);
      await openBrowser(landfall).post("/api/booking-cancellation", { token });
      await landfall.jobsIdle();
      expect(toVictim(to)).toHaveLength(5);
    },
  ],
];

const researchFacts = (contactEmail: string) => ({
  ...{ title: BAIT, description: BAIT, leadResearcher: BAIT, institution: BAIT, contactEmail },
});
const collaborationOn = (projectId: number, email: string) => ({
  ...{ projectId, email, name: BAIT, expertise: BAIT, contribution: BAIT, message: BAIT },
  availability: "volunteer",
});

const RESEARCH_RELAYS: [string, (to: string) => Promise<unknown>][] = [
  [
    "a research project and requests to it",
    async (to) => {
      const { body } = await openBrowser(landfall).post(
        "/api/research/projects",
        researchFacts(to),
      );
      const { id } = body as { id: number };
      const asked = collaborationOn(id, "asker@mail.example");
      await openBrowser(landfall).post("/api/research/collaborate", asked);
      await landfall.jobsIdle();
      expect(toVictim(to)).toHaveLength(2);
    },
  ],
  [
    "an answer to a request and a project that goes",
    async (to) => {
      const lead = await browserOf(landfall, await buildPerson(landfall));
      const { body } = await lead.post("/api/research/projects", researchFacts("l@mail.example"));
      const { id } = body as { id: number };
      const asked = await openBrowser(landfall).post(
        "/api/research/collaborate",
        collaborationOn(id, to),
      );
      const { id: requestId } = asked.body as { id: number };
      const answer = { requestId, decision: "accepted", note: BAIT };
      expect(await lead.post("/api/research/answers", answer)).toMatchObject({ status: 200 });
      expect(await lead.delete(`/api/research/projects/${id}`)).toMatchObject({ status: 200 });
      await landfall.jobsIdle();
      expect(toVictim(to)).toHaveLength(2);
    },
  ],
];

/** Mails that no stranger can have sent to an address of their choice, and whom they reach. */
const TO_PROVED_ADDRESSES: Readonly<Record<string, string>> = {
  BookingNewsMail: "the account of the owner",
  BookingsDigestMail: "the account of the owner",
  BookingsEndedMail: "the account of the owner",
  AlertMail: "the account that asked for alerts",
  AlertTakenDownMail: "the account of the sender",
  CitizenProjectTakenDownMail: "the account of the creator",
  ClaimCalledOffMail: "the account of the owner",
  ClaimReceivedMail: "the claimer, whose address is confirmed",
  ExperienceDecisionMail: "the account of the writer",
  EndMovedMail: "the account of the owner",
  EventVerdictMail: "the account of the organizer",
  ExportReadyMail: "the account that asked for the file",
  ObjectionDismissedMail: "the account of the owner",
  ObjectionNoticeMail: "those who decide about claims",
  PasswordChangedMail: "the account",
  PasswordResetMail: "the account",
  PlanCancelledMail: "the account of the organizer",
  PlanEndedMail: "the account of the organizer",
  PlanFailedMail: "the account of the organizer",
  PlanResumedMail: "the account of the organizer",
  ProjectTakenDownMail: "the account of the creator, or a confirmed address",
  PromotionCancelledMail: "the account of the owner",
  PromotionEndedMail: "the account of the owner",
  PromotionResumedMail: "the account of the owner",
  RenewalComingMail: "the account of the owner",
  RenewalFailedMail: "the account of the owner",
  SupportNoticeMail: "those who answer questions",
  TransferNoticeMail: "the account of the owner",
  WithdrawalMail: "a confirmed lead, or the account of the creator",
};

test.each([...RELAYS, ...EVENT_RELAYS, ...BOOKING_RELAYS, ...RESEARCH_RELAYS])(
  "%s mails nothing that a stranger typed",
  async (what, relay) => {
    const address = `${what.replaceAll(" ", "-")}@victim.example`;
    await relay(address);
    await landfall.jobsIdle();
    const mails = toVictim(address);
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) expect(mail).not.toContain(BAIT);
  },
);

const unexplained = (components: readonly string[], relayed: ReadonlySet<string>): string[] =>
  components.filter((name) => !relayed.has(name));

test("every mail is among them, or reaches proved addresses only", () => {
  const toVictims = landfall.mails.filter(({ to }) => to.endsWith("@victim.example"));
  const relayed = new Set(toVictims.map(({ written }) => written));
  const components = readMailComponents();
  expect(
    unexplained(components, relayed),
    "A mail to an address that somebody typed stands in RELAYS, any other in TO_PROVED_ADDRESSES",
  ).toEqual(Object.keys(TO_PROVED_ADDRESSES).toSorted());
  const withNew = [...components, "BeaconDecisionMail"];
  expect(unexplained(withNew, relayed)).toContain("BeaconDecisionMail");
});

test("an owner's answer is not mailed to an address that a stranger wrote down", async () => {
  const owner = await buildPerson(landfall);
  const own = await buildListing(landfall.db, { ownerId: owner.id });
  const to = "answered@victim.example";
  const review = { ...REVIEW, title: "Fine", userName: "Ann", userEmail: to };
  const path = `/api/businesses/${own.id}/reviews`;
  const { body } = await openBrowser(landfall).post(path, review);
  const { id } = body as { id: number };
  await admin.post(`/api/reviews/${id}/approve`, { version: await shownVersion(id) });
  const browser = await browserOf(landfall, owner);
  expect((await browser.put(`/api/reviews/${id}/answer`, { answer: BAIT })).status).toBe(200);
  await landfall.jobsIdle();
  expect(toVictim(to).length).toBe(2);
  for (const mail of toVictim(to)) expect(mail).not.toContain(BAIT);
});

test("however many strangers name an address as that of a researcher, ten mails of a kind reach it", async () => {
  const address = "researcher@victim.example";
  for (let n = 0; n < 12; n += 1) {
    const browser = openBrowser(landfall);
    const { body } = await browser.post("/api/research/projects", researchFacts(address));
    const { id } = body as { id: number };
    await browser.post("/api/research/collaborate", collaborationOn(id, "asker@mail.example"));
  }
  await landfall.jobsIdle();
  const mails = landfall.mails.filter(({ to }) => to === address);
  const written = (name: string) => mails.filter((mail) => mail.written === name).length;
  expect([written("ContactQuestionMail"), written("CollaborationRequestMail")]).toEqual([10, 10]);
});

test("however many strangers write an address down, ten mails of a kind reach it in a day", async () => {
  const address = "patient@victim.example";
  const question = { name: "Nora", email: address, subject: "Tides", message: "When?" };
  const listing = { ...NEW_LISTING, email: address };
  for (let n = 0; n < 12; n += 1) {
    const stranger = { address: `203.0.113.${n}` };
    await openBrowser(landfall).post("/api/support", question, stranger);
    await openBrowser(landfall).post(
      "/api/businesses",
      { ...listing, name: `Pier ${n}` },
      stranger,
    );
    await declineReview(address, stranger);
  }
  await landfall.jobsIdle();
  const subjects = landfall.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith("We have your message"))).toHaveLength(10);
  expect(subjects.filter((subject) => subject.includes("received your listing"))).toHaveLength(10);
  expect(subjects.filter((subject) => subject.includes(place.name))).toHaveLength(10);
});
