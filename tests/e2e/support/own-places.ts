import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { OWN_PAGES } from "./accounts.ts";

export interface OwnPlace {
  id: number;
  name: string;
}

/** A live marina of the test's own, made by an administrator. */
export async function addPlace(admin: APIRequestContext): Promise<OwnPlace> {
  const tail = randomUUID().slice(0, 8);
  const digits = String(Number.parseInt(tail, 16)).padStart(10, "0");
  const response = await admin.post("/api/businesses", {
    data: {
      name: `Heron Marina ${tail}`,
      description: "Forty slips behind a breakwater.",
      category: "marinas",
      address: "4 Compromise Street",
      city: "Annapolis",
      state: "MD",
      zipCode: "21401",
      phone: `410${digits.slice(-7)}`,
      hours: "Daily 8am-6pm",
      facts: { dockDepth: 6 },
      latitude: "38.976800",
      longitude: "-76.485800",
      isActive: true,
    },
    headers: OWN_PAGES,
  });
  expect(response, await response.text()).toBeOK();
  return response.json();
}

/** Claims the place for the signed-in person and approves it. */
export async function giveTo(
  person: APIRequestContext,
  admin: APIRequestContext,
  { id }: OwnPlace,
  claimerEmail: string,
): Promise<void> {
  const claim = await person.post("/api/business-claims", {
    data: { businessId: id, claimerName: "Nell Quay", claimerEmail },
    headers: OWN_PAGES,
  });
  expect(claim, await claim.text()).toBeOK();
  await approveClaim(admin, await claim.json());
}

interface SentClaim {
  id: number;
  version: string;
}

export async function approveClaim(
  admin: APIRequestContext,
  { id, version }: SentClaim,
): Promise<void> {
  const answer = await admin.patch(`/api/business-claims/${id}`, {
    data: { status: "approved", version },
    headers: OWN_PAGES,
  });
  expect(answer, await answer.text()).toBeOK();
}

/** Accepts every change of the place that waits. */
export async function acceptEdits(admin: APIRequestContext, { id }: OwnPlace): Promise<void> {
  const list = await (await admin.get(`/api/admin/edits?status=pending&businessId=${id}`)).json();
  expect(list.length).toBeGreaterThan(0);
  for (const edit of list) {
    const answer = await admin.post(`/api/admin/edits/${edit.id}/decide`, {
      data: { decision: "accept", version: edit.version },
      headers: OWN_PAGES,
    });
    expect(answer, await answer.text()).toBeOK();
  }
}
