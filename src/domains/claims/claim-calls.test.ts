import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildListing } from "#src/db/build/listing.server.ts";
import { businessClaims } from "#src/db/schema/claims.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { openBrowser } from "#tests/support/browser-like.ts";
import { openClaimDesk, versionShown } from "#tests/support/claims.ts";
import { startTestLandfall } from "#tests/support/test-landfall.ts";

const landfall = await startTestLandfall();
afterAll(() => landfall.stop());
const { db } = landfall;
const desk = await openClaimDesk(landfall);
let placeId: number;

beforeEach(async () => {
  placeId = (await buildListing(db, { website: "https://harbor-house.example" })).id;
});

const CHANGED = {
  status: 409,
  body: {
    code: "changed",
    message: "This was changed since you opened it. Look at it again.",
  },
};

test.each([
  [
    "the claim",
    (id: number) =>
      db.update(businessClaims).set({ message: "More." }).where(eq(businessClaims.id, id)),
  ],
  [
    "the website of the listing",
    () =>
      db.update(businesses).set({ website: "https://x.example" }).where(eq(businesses.id, placeId)),
  ],
  [
    "the owner of the listing",
    async () => {
      const { user } = await desk.member();
      await db.update(businesses).set({ ownerId: user.id }).where(eq(businesses.id, placeId));
    },
  ],
])("a decision about what was shown is refused when %s changed since", async (_what, change) => {
  const { id } = await desk.claimOf(await desk.member(), placeId);
  const version = await versionShown(desk.admin, id);
  await change(id);
  for (const status of ["approved", "rejected"]) {
    const answer = await desk.admin.patch(`/api/business-claims/${id}`, { status, version });
    expect(answer).toMatchObject(CHANGED);
  }
  expect(await desk.rowOf(id)).toMatchObject({ status: "pending" });
  expect((await desk.decide(id, "approved")).status).toBe(200);
});

test("a decision says which version it is about", async () => {
  const { id } = await desk.claimOf(await desk.member(), placeId);
  const answer = await desk.admin.patch(`/api/business-claims/${id}`, { status: "approved" });
  expect(answer).toMatchObject({
    status: 400,
    body: { fields: { version: "Please say which version you looked at." } },
  });
});

test("claims on a business and one's own are paged, with their number; a limit above 100 is 100", async () => {
  const { user, browser } = await desk.member();
  const rows = Array.from({ length: 103 }, (_, index) => ({
    businessId: placeId,
    claimerId: user.id,
    claimerEmail: `many${index}@example.com`,
    claimerName: `Claimer ${index}`,
    relationship: "owner" as const,
    confirmedAt: new Date(),
  }));
  await db.insert(businessClaims).values(rows);
  const path = `/api/business-claims/business/${placeId}`;
  for (const [reader, address] of [
    [desk.admin, `${path}?`],
    [browser, `${path}?`],
    [browser, "/api/business-claims?mine=true&"],
  ] as const) {
    const whole = await reader.get(`${address}limit=5000`);
    expect(whole.status).toBe(200);
    expect(whole.body).toHaveLength(100);
    expect(whole.headers.get("X-Total-Count")).toBe("103");
    const rest = await reader.get(`${address}offset=100`);
    expect(rest.body).toHaveLength(3);
    expect(rest.headers.get("X-Total-Count")).toBe("103");
  }
});

/** Each field of each call, missing or of another kind. */
const WRONG: [string, string, object, string[]][] = [
  ["POST", "", {}, ["businessId", "claimerName", "claimerEmail"]],
  [
    "POST",
    "",
    {
      businessId: -1,
      claimerName: 7,
      claimerEmail: {},
      claimerPhone: 410,
      relationship: 1,
      message: [],
      proofDocuments: "deed",
    },
    [
      "businessId",
      "claimerName",
      "claimerEmail",
      "claimerPhone",
      "relationship",
      "message",
      "proofDocuments",
    ],
  ],
  [
    "POST",
    "",
    {
      businessId: 2 ** 40,
      claimerName: "x".repeat(101),
      claimerEmail: `${"x".repeat(250)}@example.com`,
      claimerPhone: "1".repeat(31),
      message: "x".repeat(2001),
      proofDocuments: Array.from({ length: 6 }, () => `/media/private/${"a".repeat(24)}`),
    },
    ["businessId", "claimerName", "claimerEmail", "claimerPhone", "message", "proofDocuments"],
  ],
  ["POST", "", { proofDocuments: [7] }, ["proofDocuments.0"]],
  ["PATCH", "/1", {}, ["status", "version"]],
  ["PATCH", "/1", { status: 1, version: 2, adminNotes: 3 }, ["status", "version", "adminNotes"]],
  ["POST", "/1/objection", {}, ["reason"]],
  ["POST", "/1/objection", { reason: "x".repeat(2001) }, ["reason"]],
  ["POST", "/confirm", {}, ["token"]],
  ["POST", "/complete", { token: 7 }, ["token"]],
];

test.each(WRONG)("%s %s %o is answered in sentences", async (method, path, body, fields) => {
  const address = `/api/business-claims${path}`;
  const answer = await (method === "POST"
    ? desk.admin.post(address, body)
    : desk.admin.patch(address, body));
  expect(answer.status).toBe(400);
  const told = (answer.body as { fields: Record<string, string> }).fields;
  for (const field of fields) {
    expect(told[field], field).toMatch(/^[A-Z].*\.$/);
    expect(told[field], field).not.toMatch(/expected|received|invalid|too (big|small)/i);
  }
});

test("filters that are none are answered in sentences", async () => {
  const wrong = "status=odd&mine=perhaps&offset=-1&limit=none";
  const { status, body } = await desk.admin.get(`/api/business-claims?${wrong}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    fields: {
      status: "Please choose pending, approved or rejected.",
      mine: "Please say true or false.",
      offset: "At least 0.",
      limit: "Please give a number.",
    },
  });
  expect((await openBrowser(landfall).get("/api/business-claims")).status).toBe(401);
});

test("whoever holds the link of an approval learns which listing it is, as long as the link is good", async () => {
  const claim = await desk.claim(openBrowser(landfall), placeId, "holder@example.com");
  const ask = (token: string) =>
    openBrowser(landfall).post("/api/business-claims/linked", { token });
  expect((await ask(await desk.tokenTo(claim.claimerEmail))).status).toBe(404);
  await desk.decide(claim.id, "approved");
  const token = await desk.tokenTo(claim.claimerEmail);
  const { businessName, claimerEmail } = claim;
  expect((await ask(token)).body).toEqual({ businessName, claimerEmail });
  expect((await ask(token)).status).toBe(200);
  expect((await ask(`${token}x`)).status).toBe(404);
  await desk.decide(claim.id, "rejected");
  expect((await ask(token)).body).toMatchObject({ code: "link_expired" });
});
