import type { CurrentUser } from "#src/domains/accounts/person/contract.ts";

/** Somebody who is signed in, as the API tells the pages. */
export const currentUser = (facts: Partial<CurrentUser> = {}): CurrentUser => ({
  ...{ id: "u1", email: "nell@example.com", firstName: "Nell", lastName: null },
  ...{ emailVerifiedAt: "2026-01-01T00:00:00.000Z", createdAt: "2026-01-01T00:00:00.000Z" },
  ...{ profileImageUrl: null, accountType: "reviewer", organizerSubscriptionStatus: "none" },
  ...{ isAdmin: false, isExpert: false, hasPassword: true, mustChangePassword: false },
  ...{ totpEnabled: false, ...facts },
});
