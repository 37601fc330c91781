import { isEqualSecret } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { REGISTRATION_PAGE } from "./limits-contract.ts";

const MANAGE = "event-registration";
const TICKET = "event-ticket";
/** Nobody reads a one for an I, nor a zero for an O. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TICKET_LENGTH = 10;

type Keeper = Pick<Services, "secrets">;

/** Whoever has it can change this registration, and nothing else. Nothing of it is stored. */
export const registrationToken = ({ secrets }: Keeper, id: number): string =>
  `${id}.${secrets.sign(MANAGE, String(id))}`;

export function readRegistrationToken({ secrets }: Keeper, token: string): number {
  const [, id = "", signature = ""] = /^(\d{1,10})\.([\w-]+)$/.exec(token) ?? [];
  if (id && isEqualSecret(signature, secrets.sign(MANAGE, id))) return Number(id);
  throw new AppError("not_found", "This link is not valid. Please copy it whole from your mail.");
}

export const registrationLink = (services: Pick<Services, "secrets" | "site">, id: number) =>
  `${services.site.baseUrl}${registrationPath(services, id)}`;

export const registrationPath = (services: Keeper, id: number): string =>
  `${REGISTRATION_PAGE}?token=${registrationToken(services, id)}`;

/** What the door reads, short enough to be typed; it opens nothing else: "1234-7QK2M-9XW0D". */
export function ticketCode({ secrets }: Keeper, id: number): string {
  const bytes = Buffer.from(secrets.sign(TICKET, String(id)), "base64url");
  const letters = [...bytes.subarray(0, TICKET_LENGTH)].map((byte) => LETTERS[byte % 32]).join("");
  return `${id}-${letters.slice(0, TICKET_LENGTH / 2)}-${letters.slice(TICKET_LENGTH / 2)}`;
}
