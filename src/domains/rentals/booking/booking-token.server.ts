import { isEqualSecret } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { BOOKING_PAGE } from "./limits-contract.ts";

const PURPOSE = "rental-booking";

type Keeper = Pick<Services, "secrets">;

/** Whoever has it can cancel this booking, and nothing else. Nothing of it is stored. */
export const bookingToken = ({ secrets }: Keeper, id: number): string =>
  `${id}.${secrets.sign(PURPOSE, String(id))}`;

export function readBookingToken({ secrets }: Keeper, token: string): number {
  const [, id = "", signature = ""] = /^(\d{1,10})\.([\w-]+)$/.exec(token) ?? [];
  if (id && isEqualSecret(signature, secrets.sign(PURPOSE, id))) return Number(id);
  throw new AppError("not_found", "This link is not valid. Please copy it whole from your mail.");
}

export const bookingPath = (services: Keeper, id: number): string =>
  `${BOOKING_PAGE}?token=${bookingToken(services, id)}`;

export const bookingLink = (services: Pick<Services, "secrets" | "site">, id: number): string =>
  `${services.site.baseUrl}${bookingPath(services, id)}`;
