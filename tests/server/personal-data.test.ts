import { randomUUID } from "node:crypto";
import { eq, getTableName } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { buildAlert } from "#src/db/build/alerts.server.ts";
import { buildCitizenProject, buildContribution } from "#src/db/build/citizen-science.server.ts";
import { buildEvent } from "#src/db/build/event.server.ts";
import { buildExperience } from "#src/db/build/experience.server.ts";
import { buildListing } from "#src/db/build/listing.server.ts";
import { buildListingEdit } from "#src/db/build/listing-edit.server.ts";
import { buildBooking, buildRentalItem } from "#src/db/build/rental.server.ts";
import { buildProject, buildRequest } from "#src/db/build/research.server.ts";
import { buildReview } from "#src/db/build/review.server.ts";
import { buildSpeciesReport } from "#src/db/build/species-report.server.ts";
import { alertSubscriptions, alertSupports } from "#src/db/schema/alerts.server.ts";
import { citizenParticipation } from "#src/db/schema/citizen-science.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses, factConfirmations } from "#src/db/schema/directory.server.ts";
import {
  eventArrivals,
  eventDates,
  eventMessages,
  eventRegistrations,
} from "#src/db/schema/events.server.ts";
import { media } from "#src/db/schema/media.server.ts";
import { auditLog, flags } from "#src/db/schema/moderation.server.ts";
import {
  paymentOrders,
  paymentRefunds,
  paymentSubscriptions,
} from "#src/db/schema/payments.server.ts";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { rewardMembers } from "#src/db/schema/rewards.server.ts";
import {
  speciesReportComments,
  speciesReportOpinions,
  speciesReportUpvotes,
} from "#src/db/schema/sightings.server.ts";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import { reconcilePerson } from "#src/domains/rewards/ledger/reconcile-person.server.ts";
import { allDomains } from "#src/server/domains.ts";
import { browserOf } from "#tests/support/browser-like.ts";
import { keepsPeople } from "#tests/support/keeps-people.ts";
import { buildAdmin, buildPerson, PASSWORD } from "#tests/support/people.ts";
import { readSchemaTables } from "#tests/support/schema-tables.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;

let contributors = 0;

/** Organizes an event, comes to it, stands at its door and writes to those who come. */
async function leaveAtEvent({ id, email }: { id: string; email: string }, userName: string) {
  const { date } = await buildEvent(db, { organizerId: id });
  const party = { dateId: date.id, userId: id, userName, userEmail: email, senderKey: "key" };
  const [registration] = await db.insert(eventRegistrations).values(party).returning();
  if (!registration) throw new Error("The registration was not stored");
  await db.update(eventDates).set({ taken: 1 }).where(eq(eventDates.id, date.id));
  await db.insert(eventArrivals).values({
    id: randomUUID(),
    registrationId: registration.id,
    count: 1,
    scannedAt: new Date(),
    scannedById: id,
  });
  await db.insert(eventMessages).values({
    dateId: date.id,
    senderId: id,
    audience: "registered",
    subject: "Parking",
    body: "Behind the sail loft.",
    recipients: 1,
  });
  return registration;
}

/** Rents a kayak. */
const rentKayak = async ({ id, email }: { id: string; email: string }, customerName: string) =>
  buildBooking(db, await buildRentalItem(db), {
    ...{ userId: id, customerName, customerEmail: email, senderKey: "key" },
    specialRequests: `For ${customerName}`,
  });

/** Leads a study, and takes part in another. */
async function leaveInResearch({ id, email }: { id: string; email: string }, name: string) {
  const asked = { userId: id, name, email, senderKey: "key", askerKey: `user:${id}` };
  await buildProject(db, { userId: id, leadResearcher: name, contactEmail: email });
  const others = await buildProject(db, { contactEmail: null });
  await buildRequest(db, others.id, { ...asked, status: "accepted", message: `I am ${name}` });
  await buildRequest(db, (await buildProject(db)).id, asked);
  return others;
}

/** Reports a species, judges another report and comments on it. */
async function leaveSightings({ id }: { id: string }, authorName: string) {
  const kept = { userId: id, senderKey: "key", requestKey: `${id}:key` };
  await buildSpeciesReport(db, kept);
  const reportId = await buildSpeciesReport(db, { verificationStatus: "verified" });
  const taxon = "name:";
  await db
    .insert(speciesReportOpinions)
    .values({ reportId, userId: id, taxon, byExpert: true, reason: "I know it" });
  await db.insert(speciesReportUpvotes).values({ reportId, userId: id, senderKey: "key" });
  const words = { body: "A fine one" };
  await db.insert(speciesReportComments).values({ reportId, userId: id, authorName, ...words });
  return reportId;
}

/** A person who has left a trace in every part of the site. */
async function buildContributor() {
  contributors += 1;
  const lastName = `Kvist${contributors}`;
  const person = await buildPerson(landfall, { firstName: "Maren", lastName });
  const browser = await browserOf(landfall, person);
  const place = await buildListing(db, { averageRating: "4.00", reviewCount: 1 });
  const own = await buildListing(db, { ownerId: person.id, submittedById: person.id });
  const review = await buildReview(db, {
    businessId: place.id,
    userId: person.id,
    userName: `Maren ${lastName}`,
    userEmail: person.email,
    senderKey: "key",
  });
  await buildExperience(db, {
    businessId: place.id,
    userId: person.id,
    authorName: `Maren ${lastName}`,
    senderKey: `user:${person.id}`,
  });
  const registration = await leaveAtEvent(person, `Maren ${lastName}`);
  await rentKayak(person, `Maren ${lastName}`);
  const study = await leaveInResearch(person, `Maren ${lastName}`);
  const creek = await takePart(person);
  const warning = await warnOthers(person);
  const judged = await leaveSightings(person, `Maren ${lastName}`);
  const helped = await buildReview(db, { helpfulCount: 3 });
  const answered = await buildReview(db, {
    businessId: own.id,
    answer: "Thank you!",
    answererName: `Maren ${lastName}`,
  });
  await db.insert(reviewVotes).values({ reviewId: helped.id, userId: person.id });
  const claims = await db
    .insert(businessClaims)
    .values([
      {
        businessId: place.id,
        claimerId: person.id,
        claimerEmail: person.email,
        claimerName: `Maren ${lastName}`,
        claimerPhone: `410-555-010${contributors}`,
        relationship: "owner",
      },
      {
        businessId: own.id,
        claimerEmail: person.email.toUpperCase(),
        claimerName: `M. ${lastName}`,
        relationship: "owner",
        status: "rejected",
        adminNotes: "No proof.",
      },
    ])
    .returning();
  const [thread] = await db
    .insert(supportThreads)
    .values({
      name: `Maren ${lastName}`,
      email: person.email,
      userId: person.id,
      category: "general",
      subject: "A question",
    })
    .returning();
  await db.insert(supportMessages).values([
    {
      threadId: thread?.id ?? 0,
      isFromStaff: false,
      authorName: `Maren ${lastName}`,
      body: "Hello",
    },
    { threadId: thread?.id ?? 0, isFromStaff: true, authorName: "Ada", body: "Ahoy" },
  ]);
  const edit = await buildListingEdit(db, { proposerId: person.id, proposerName: lastName });
  await db.insert(factConfirmations).values({
    businessId: place.id,
    field: "hours",
    confirmerId: person.id,
    confirmerName: lastName,
    confirmerKey: `user:${person.id}`,
  });
  await db.insert(flags).values({
    subjectType: "review",
    subjectId: helped.id,
    reason: "spam",
    reporterId: person.id,
    reporterKey: `user:${person.id}`,
  });
  const upload = await db
    .insert(media)
    .values({
      id: `abcdefghijklmnopqrstuvw${contributors}`,
      kind: "image",
      uploaderId: person.id,
      senderKey: `user:${person.id}`,
      contentType: "image/webp",
      bytes: 12,
      width: 640,
      height: 480,
      widths: [320, 640],
    })
    .returning();
  await buildPayment(person, own.id);
  await db.transaction((tx) => reconcilePerson(tx, person.id, new Date()));
  await db
    .update(rewardMembers)
    .set({ showsName: true, displayName: `Maren ${lastName}` })
    .where(eq(rewardMembers.userId, person.id));
  // The name of whoever decided stays on purpose: the log is to be read when they have left.
  await db.insert(auditLog).values({
    actorId: person.id,
    actorName: "The owner",
    action: "business.edit",
    subjectType: "business",
    subjectId: String(own.id),
    subjectName: own.name,
  });
  return {
    ...{ person, browser, place, own, review, helped, answered },
    ...{ claims, thread, edit, upload, registration, study, creek, warning, judged },
  };
}

/** A promotion that renews, and money that went back. */
async function buildPayment(person: { id: string; email: string }, businessId: number) {
  const bought = {
    product: "promotion",
    processor: "sandbox",
    processorId: `sub_${businessId}`,
    subjectId: String(businessId),
    item: 1,
    priceCents: 2900,
    buyerId: person.id,
  } as const;
  const [order] = await db
    .insert(paymentOrders)
    .values({
      ...{ ...bought, subjectName: "Halfway Rock", renews: true, receiptEmail: person.email },
      ...{ state: "paid" as const, senderKey: `user:${person.id}` },
    })
    .returning();
  await db.insert(paymentSubscriptions).values({
    ...{ ...bought, orderId: order?.id ?? 0, customerId: "cus_1" },
    ...{ state: "active" as const, periodStart: new Date(), periodEnd: new Date() },
  });
  await db.insert(paymentRefunds).values({
    processor: bought.processor,
    ...{ chargeId: `ch_${businessId}`, amountCents: 100 },
    ...{ reason: "A gift", askedById: person.id },
  });
}

const forgetful = allDomains.filter(({ forgetPerson }) => forgetPerson).map(({ name }) => name);
const tables = (await readSchemaTables()).filter(({ owner }) => forgetful.includes(owner));

/** Every row of every table of the domains that forget people, as text. */
async function everything(): Promise<string> {
  const rows = await Promise.all(tables.map(({ table }) => db.select().from(table)));
  return JSON.stringify(rows);
}

/** How a person can be told from the rows. */
/** Begins a project, and joins another and contributes to it. */
async function takePart({ id: userId, lastName }: { id: string; lastName: string | null }) {
  await buildCitizenProject(db, { userId, organizer: `Maren ${lastName}` });
  const joined = await buildCitizenProject(db);
  await db.insert(citizenParticipation).values({ projectId: joined.id, userId });
  await buildContribution(db, joined.id, { userId, note: `By Maren ${lastName}` });
  return joined;
}

/** Sends an alert, supports it, and wants to be mailed of others. */
async function warnOthers({ id: userId }: { id: string }) {
  const alert = await buildAlert(db, { userId, title: "Sheen", senderKey: `user:${userId}` });
  await db.insert(alertSupports).values({ alertId: alert.id, userId });
  await db.insert(alertSubscriptions).values({ userId, state: "Maryland" });
  return alert;
}

const tracesOf = ({ person, claims }: Awaited<ReturnType<typeof buildContributor>>): string[] => [
  person.lastName ?? "",
  person.id,
  person.email,
  claims[0]?.claimerPhone ?? "",
];

const namesOne = (text: string, traces: readonly string[]): boolean =>
  traces.some((trace) => text.toLowerCase().includes(trace.toLowerCase()));

/** The tables that keep people, and none of the traces. */
async function tablesWithout(traces: readonly string[]): Promise<string[]> {
  const read = tables.filter(keepsPeople).map(async ({ table }) => {
    const rows = JSON.stringify(await db.select().from(table));
    return namesOne(rows, traces) ? [] : [getTableName(table)];
  });
  return (await Promise.all(read)).flat().toSorted();
}

describe("the person of these tests", () => {
  test("has left a trace in every table that keeps people", async () => {
    const untouched = await tablesWithout(tracesOf(await buildContributor()));
    expect(untouched, "buildContributor leaves no row here").toEqual([]);
  });

  test("a table without a trace is found out", async () => {
    const names = tables.filter(keepsPeople).map(({ table }) => getTableName(table));
    expect(names.length).toBeGreaterThan(5);
    expect(await tablesWithout(["somebody who never came"])).toEqual(names.toSorted());
  });
});

describe("downloading one's data", () => {
  test("holds what every part of the site keeps about the person, and nobody else's", async () => {
    const { person, browser, place, own, review, helped, thread, edit, upload, registration } =
      await buildContributor();
    const { body } = await browser.get("/api/user/data");
    expect(body).toMatchObject({
      account: { email: person.email },
      listings: [{ id: own.id, isOwner: true, isSubmitter: true }],
      reviews: [{ id: review.id, userEmail: person.email }],
      helpfulVotes: [{ reviewId: helped.id }],
      claims: [{ claimerName: `M. ${person.lastName}` }, { businessId: place.id }],
      supportConversations: [{ id: thread?.id, messages: [{ body: "Hello" }, { body: "Ahoy" }] }],
      suggestedEdits: [{ id: edit.id, field: "phone" }],
      confirmations: [{ businessId: place.id, field: "hours" }],
      uploads: [{ address: `/media/${upload[0]?.id}-640x480` }],
      reports: [{ subjectId: helped.id, reason: "spam" }],
      savedPlaces: [],
      eventRegistrations: [{ dateId: registration.dateId, registration: { attendeeCount: 1 } }],
      rentalBookings: [{ customerEmail: person.email, status: "pending" }],
      researchProjects: [{ contactEmail: person.email }],
      collaborationRequests: [{ status: "pending" }, { status: "accepted", email: person.email }],
      citizenProjects: [{ organizer: `Maren ${person.lastName}` }],
      conservationAlerts: [{ title: "Sheen" }],
      supportedAlerts: [expect.any(Number)],
      alertSubscriptions: [{ state: "Maryland" }],
      citizenParticipation: [{ joinedAt: expect.any(String) }],
      citizenContributions: [{ amount: 3, note: `By Maren ${person.lastName}` }],
      speciesReports: [{ location: "Off the point", isOwn: true }],
      speciesReportWords: { opinions: [{ reason: "I know it" }] },
      rewards: {
        stats: { reviewsPosted: 1, displayName: `Maren ${person.lastName}` },
        achievements: [{ title: "First Log Entry" }],
      },
    });
    const stranger = await browserOf(landfall, await buildPerson(landfall));
    const { body: others } = await stranger.get("/api/user/data");
    expect(others).toMatchObject({
      reviews: [],
      claims: [],
      uploads: [],
      supportConversations: [],
      eventRegistrations: [],
      rentalBookings: [],
      researchProjects: [],
      collaborationRequests: [],
      conservationAlerts: [],
      alertSubscriptions: [],
      citizenParticipation: [],
      citizenContributions: [],
      rewards: { points: [], actions: [], timeZones: [] },
    });
  });
});

describe("deleting one's account", () => {
  test("leaves what was said and decided, without name and address", async () => {
    const contributor = await buildContributor();
    const { browser, review, helped, answered, own, claims, thread, study } = contributor;
    const { creek, warning, judged } = contributor;
    expect((await browser.delete("/api/user", { password: PASSWORD })).status).toBe(200);
    const left = await everything();
    expect(tracesOf(contributor).filter((trace) => namesOne(left, [trace]))).toEqual([]);
    const { body: project } = await browser.get(`/api/research/projects/${study.id}`);
    expect(project).toMatchObject({ collaborators: 1 });
    const { body: counted } = await browser.get(`/api/community/projects/${creek.id}`);
    expect(counted).toMatchObject({ participantCount: 0, dataCollected: 3 });
    const { body: warned } = await browser.get(`/api/community/alerts/${warning.id}`);
    expect(warned).toMatchObject({ title: "Sheen", communitySupport: 0 });
    const { body: report } = await browser.get(`/api/community/reports/${judged}`);
    expect(report).toMatchObject({ verificationStatus: "pending", communityVotes: 0 });
    const [kept] = await db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(kept).toMatchObject({ userName: "A former member", userEmail: "", isApproved: true });
    const [vote] = await db.select().from(reviews).where(eq(reviews.id, helped.id));
    expect(vote?.helpfulCount).toBe(2);
    const [signed] = await db.select().from(reviews).where(eq(reviews.id, answered.id));
    expect(signed?.answererName).toBe(own.name);
    const states = await Promise.all(
      claims.map(({ id }) => db.select().from(businessClaims).where(eq(businessClaims.id, id))),
    );
    expect(states.flat()).toMatchObject([
      { status: "rejected", adminNotes: "The account of the claimer was deleted." },
      { status: "rejected", adminNotes: "No proof." },
    ]);
    const [closed] = await db
      .select()
      .from(supportThreads)
      .where(eq(supportThreads.id, thread?.id ?? 0));
    expect(closed).toMatchObject({ status: "closed", email: "", name: "A former member" });
    const admin = await browserOf(landfall, await buildAdmin(landfall));
    const answer = await admin.post(`/api/admin/support/${thread?.id}/answer`, { message: "Hi" });
    expect(answer.status).toBe(409);
  });

  test("takes the reviews along when that was chosen, and the rating follows", async () => {
    const { browser, review, place } = await buildContributor();
    const bad = await browser.delete("/api/user", { password: PASSWORD, reviews: "burn" });
    expect(bad).toMatchObject({ status: 400, body: { fields: { reviews: expect.any(String) } } });
    const answer = await browser.delete("/api/user", { password: PASSWORD, reviews: "delete" });
    expect(answer.status).toBe(200);
    expect(await db.$count(reviews, eq(reviews.id, review.id))).toBe(0);
    const [rated] = await db.select().from(businesses).where(eq(businesses.id, place.id));
    expect(rated).toMatchObject({ averageRating: "0.00", reviewCount: 0 });
  });

  test("with a wrong password changes nothing anywhere", async () => {
    const { browser } = await buildContributor();
    const before = await everything();
    expect((await browser.delete("/api/user", { password: "not it" })).status).toBe(400);
    expect(await everything()).toBe(before);
  });
});
