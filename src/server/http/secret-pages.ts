import { MESSAGES_PAGE } from "#src/domains/events/door/limits-contract.ts";
import { REGISTRATION_PAGE } from "#src/domains/events/registration/limits-contract.ts";
import { BOOKING_PAGE } from "#src/domains/rentals/booking/limits-contract.ts";
import { tellablePath } from "#src/shared/tellable-path.ts";

/** They open for whoever holds their link: its secret ends the path, stands in the query or behind the #. */
const SECRET_PAGES: readonly string[] = [
  ...["/sandbox-checkout", "/sandbox-portal"],
  ...[BOOKING_PAGE, MESSAGES_PAGE, REGISTRATION_PAGE],
  ...["/claim-listing", "/confirm-claim", "/reset-password"],
  ...["/mail-preferences", "/support/conversation", "/lists"],
];

/** Nothing keeps a copy of such a page. */
export const UNKEPT = "private, no-store";

export function isSecretPage(address: string): boolean {
  const path = tellablePath(new URL(address).pathname.replace(/\.data$/, "")).toLowerCase();
  return SECRET_PAGES.includes(path.replace(/\/+$/, "").replace(/^\/+/, "/"));
}
