import { createHash } from "node:crypto";
import { isEqualSecret } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { ticketCode } from "../registration/registration-token.server.ts";
import { plainCode } from "./rules.ts";

/** What a device knows a ticket by without having its code. */
export const hashTicket = (services: Pick<Services, "secrets">, id: number): string =>
  createHash("sha256")
    .update(plainCode(ticketCode(services, id)))
    .digest("hex");

const CODE = /^(\d{1,9})[0-9A-Z]{10}$/;

/** The registration that a code is the ticket of; null when it is none of ours. */
export function readTicket(services: Pick<Services, "secrets">, code: string): number | null {
  const given = plainCode(code);
  const id = Number(CODE.exec(given)?.[1] ?? 0);
  return id > 0 && isEqualSecret(plainCode(ticketCode(services, id)), given) ? id : null;
}
