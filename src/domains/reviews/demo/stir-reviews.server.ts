import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { users } from "#src/db/schema/accounts.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { flags } from "#src/db/schema/moderation.server.ts";
import { reviews, reviewVotes } from "#src/db/schema/reviews.server.ts";
import { seededRandom } from "#src/shared/seeded-random.ts";
import { ADVERTISEMENT, ANSWERS, CHANGED_MIND, REPORTS } from "./data/answer-phrases.ts";

const SEED = "landfall-reviews-stir-1";
const DAY_MS = 86_400_000;
const ANSWERED = 0.6;
const MARKED = 400;

type ReviewRow = typeof reviews.$inferSelect;

/** Answers, marks and reports, so that pages and queues show what they are for. */
export async function stirReviews(tx: Tx, now: Date): Promise<void> {
  const random = seededRandom(SEED);
  const demo = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.isDemo, true), eq(reviews.isApproved, true)))
    .orderBy(asc(reviews.id));
  await writeAsReviewer(tx, demo, now);
  await answerAsOwner(tx, demo, now, random);
  await markHelpful(tx, demo, random);
  await reportSome(tx, demo, random);
}

/** The demo reviewer has changed her mind about one place; of another a stranger only advertises. */
async function writeAsReviewer(tx: Tx, demo: ReviewRow[], now: Date) {
  const [june] = await tx
    .select()
    .from(users)
    .where(and(eq(users.isDemo, true), eq(users.firstName, "June")));
  const [first] = demo;
  const last = demo.at(-1);
  if (!june || !first || !last) return;
  const yesterday = new Date(now.getTime() - DAY_MS);
  const shared = { isDemo: true, createdAt: yesterday };
  await tx.insert(reviews).values([
    {
      ...shared,
      ...CHANGED_MIND.published,
      businessId: first.businessId,
      userId: june.id,
      userName: "June Abbott",
      userEmail: june.email,
      isApproved: true,
      createdAt: new Date(now.getTime() - 40 * DAY_MS),
      pendingChange: { images: [], videos: [], visitDate: null, ...CHANGED_MIND.changed },
    },
    { ...shared, ...ADVERTISEMENT, businessId: last.businessId },
  ]);
}

/** Only a place with an owner answers, in the owner's name. */
async function answerAsOwner(tx: Tx, demo: ReviewRow[], now: Date, random: () => number) {
  const owned = await tx
    .select({ id: businesses.id, firstName: users.firstName })
    .from(businesses)
    .innerJoin(users, eq(users.id, businesses.ownerId))
    .where(and(eq(businesses.isDemo, true), eq(users.isDemo, true)));
  const ownerOf = new Map(owned.map(({ id, firstName }) => [id, firstName]));
  let turn = 0;
  for (const review of demo) {
    const firstName = ownerOf.get(review.businessId);
    if (firstName === undefined || random() > ANSWERED) continue;
    const mood = review.rating >= 4 ? "good" : review.rating === 3 ? "fair" : "bad";
    const words = ANSWERS[mood];
    const days = (1 + Math.floor(random() * 5)) * DAY_MS;
    await tx
      .update(reviews)
      .set({
        answer: words[turn % words.length],
        answererName: firstName ? `${firstName}, owner` : "The owner",
        answeredAt: new Date(Math.min(review.createdAt.getTime() + days, now.getTime())),
      })
      .where(eq(reviews.id, review.id));
    turn += 1;
  }
}

/** Every mark is one of a demo account: no number without someone behind it. */
async function markHelpful(tx: Tx, demo: ReviewRow[], random: () => number) {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isDemo, true))
    .orderBy(asc(users.email));
  const votes = demo
    .filter(() => random() < MARKED / demo.length)
    .flatMap(({ id }) =>
      people.filter(() => random() < 0.55).map((person) => ({ reviewId: id, userId: person.id })),
    );
  if (votes.length === 0) return;
  await tx.insert(reviewVotes).values(votes);
  await tx
    .update(reviews)
    .set({
      helpfulCount: sql`(select count(*) from ${reviewVotes} where review_id = ${reviews.id})`,
    })
    .where(
      inArray(
        reviews.id,
        votes.map(({ reviewId }) => reviewId),
      ),
    );
}

async function reportSome(tx: Tx, demo: ReviewRow[], random: () => number) {
  if (demo.length === 0) return;
  await tx.insert(flags).values(
    REPORTS.map((report, index) => ({
      ...report,
      subjectType: "review",
      subjectId: demo[Math.floor(random() * demo.length)]?.id ?? 0,
      reporterKey: `demo:${index}`,
      isDemo: true,
    })),
  );
}
