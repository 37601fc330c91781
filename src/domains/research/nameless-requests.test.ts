import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { buildProject } from "#src/db/build/research.server.ts";
import { collaborationRequests } from "#src/db/schema/research.server.ts";
import { type BrowserLike, browserOf, openBrowser } from "#tests/support/browser-like.ts";
import { buildPerson } from "#tests/support/people.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";
import { viewCollaboration } from "./read-requests.server.ts";
import type { CollaborationReceipt } from "./request-contract.ts";

const landfall = await startTestLandfall();
const { db, services } = landfall;
afterAll(() => landfall.stop());

const FIVE = {
  ...{ expertise: "Seagrass", contribution: "A kayak", availability: "part_time" },
  message: "I paddle there each week.",
};

async function ask(browser: BrowserLike, sent: object): Promise<CollaborationReceipt> {
  const answer = await browser.post("/api/research/collaborate", sent);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body as CollaborationReceipt;
}

async function ledProject() {
  const lead = await buildPerson(landfall);
  const project = await buildProject(db, { contactEmail: lead.email, userId: lead.id });
  return { lead, leads: await browserOf(landfall, lead), projectId: project.id };
}

test.each([{}, { name: " ", email: "" }])(
  "a visitor asks with the five fields alone, and reads the answer behind the link: %j",
  async (nobody) => {
    const { lead, leads, projectId } = await ledProject();
    const { id, link } = await ask(openBrowser(landfall), { projectId, ...FIVE, ...nobody });
    const stored = eq(collaborationRequests.id, id);
    expect(await db.select().from(collaborationRequests).where(stored)).toMatchObject([
      { name: "A visitor", email: "", userId: null },
    ]);
    await landfall.jobsIdle();
    const mails = landfall.mails.filter(({ to }) => to === lead.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("A visitor asks to collaborate");
    expect(mails[0]?.text).toContain("No address was left");
    const before = landfall.mails.length;
    const answered = { requestId: id, decision: "accepted", note: "Come on Monday" };
    expect((await leads.post("/api/research/answers", answered)).status).toBe(200);
    await landfall.jobsIdle();
    expect(landfall.mails).toHaveLength(before);
    const token = new URL(link, "http://x").searchParams.get("token") ?? "";
    const shown = await viewCollaboration(services, { token });
    expect(shown).toMatchObject({ status: "accepted", note: "Come on Monday" });
  },
);

test("sent again it is the same request; other words of the same network are another", async () => {
  const { projectId } = await ledProject();
  const browser = openBrowser(landfall);
  const sent = { projectId, ...FIVE };
  const receipts = await Promise.all(Array.from({ length: 8 }, () => ask(browser, sent)));
  expect(new Set(receipts.map(({ id }) => id)).size).toBe(1);
  const other = await ask(browser, { ...sent, message: "I dive there." });
  expect(other.id).not.toBe(receipts[0]?.id);
});

test("an address that is none is still refused", async () => {
  const { projectId } = await ledProject();
  const sent = { projectId, ...FIVE, email: "not an address" };
  const answer = await openBrowser(landfall).post("/api/research/collaborate", sent);
  expect(answer).toMatchObject({ status: 400, body: { fields: { email: expect.any(String) } } });
});
