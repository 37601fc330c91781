import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { auditLog } from "#src/db/schema/moderation.server.ts";
import type { Claim } from "#src/domains/claims/contract.ts";
import { type BrowserLike, browserOf } from "./browser-like.ts";
import { linkIn } from "./memory-mailer.ts";
import { buildAdmin, buildPerson } from "./people.ts";
import type { TestLandfall } from "./test-landfall.ts";

/** The claim as an administrator sees it now. */
export async function claimShown(admin: BrowserLike, id: number): Promise<Claim | undefined> {
  const { body } = await admin.get("/api/business-claims?limit=100");
  return (body as Claim[]).find((claim) => claim.id === id);
}

/** What the page sends along with a decision. */
export const versionShown = async (admin: BrowserLike, id: number): Promise<string> =>
  (await claimShown(admin, id))?.version ?? "of nothing";

interface Member {
  user: { id: string; email: string };
  browser: BrowserLike;
}

/** What tests of claims do again and again. */
export async function openClaimDesk(landfall: TestLandfall) {
  const { db } = landfall;
  const admin = await browserOf(landfall, await buildAdmin(landfall, { firstName: "Ada" }));

  const send = (browser: BrowserLike, businessId: number, claimerEmail: string) =>
    browser.post("/api/business-claims", { businessId, claimerName: "Nora Quay", claimerEmail });

  async function claim(browser: BrowserLike, businessId: number, claimerEmail: string) {
    const answer = await send(browser, businessId, claimerEmail);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    await landfall.jobsIdle();
    return answer.body as Claim;
  }

  return {
    admin,
    send,
    claim,
    claimOf: ({ user, browser }: Member, businessId: number) =>
      claim(browser, businessId, user.email),
    async member(facts = {}) {
      const user = await buildPerson(landfall, facts);
      return { user, browser: await browserOf(landfall, user) };
    },
    async decide(id: number, status: "approved" | "rejected", by = admin) {
      const version = await versionShown(admin, id);
      return by.patch(`/api/business-claims/${id}`, { status, version });
    },
    tokenTo: async (address: string) => linkIn(await landfall.mailTo(address)).hash.slice(1),
    confirm: (browser: BrowserLike, token: string) =>
      browser.post("/api/business-claims/confirm", { token }),
    async ownerOf(id: number) {
      const [row] = await db.select().from(businesses).where(eq(businesses.id, id));
      return row?.ownerId ?? null;
    },
    async rowOf(id: number) {
      const [row] = await db.select().from(businessClaims).where(eq(businessClaims.id, id));
      return row;
    },
    /** "claim.approve by Ada", in the order in which they were written. */
    async auditOf(id: number) {
      const rows = await db.select().from(auditLog).orderBy(auditLog.id);
      return rows
        .filter(({ subjectType, subjectId }) => subjectType === "claim" && subjectId === String(id))
        .map(({ action, actorName }) => `${action} by ${actorName}`);
    },
  };
}
