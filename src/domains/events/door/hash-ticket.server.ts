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

/** The registration that a code is the ticket of; null when it is none of ours. */
export function readTicket(services: Pick<Services, "secrets">, code: string): number | null {
  const id = /^\s*(\d{1,9})\s*-/.exec(code)?.[1];
  if (id === undefined) return null;
  const own = plainCode(ticketCode(services, Number(id)));
  return isEqualSecret(own, plainCode(code)) ? Number(id) : null;
}
