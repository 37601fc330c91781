import { isEqualSecret } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { COLLABORATION_PAGE, CONTACT_PAGE, requestsPath } from "./limits-contract.ts";

const LEAD = "research-lead";
const ASKER = "research-asker";

type Keeper = Pick<Services, "secrets">;

interface Contact {
  id: number;
  contactEmail: string | null;
}

const linkNotValid = () =>
  new AppError("not_found", "This link is not valid. Please copy it whole from your mail.");

/** Of the address as much as of the project: it ends when another one is given. Nothing of it is stored. */
const signLead = ({ secrets }: Keeper, { id, contactEmail }: Contact): string =>
  secrets.sign(LEAD, `${id} ${contactEmail ?? ""}`);

export const leadToken = (services: Keeper, contact: Contact): string =>
  `${contact.id}.${signLead(services, contact)}`;

/** What it says that it is of; 0, which no row has, when it is not whole. */
export const idOfToken = (token: string): number =>
  Number(/^([1-9]\d{0,8})\.[\w-]+$/.exec(token)?.[1] ?? 0);

export const isLeadToken = (services: Keeper, contact: Contact, token: string): boolean =>
  contact.contactEmail !== null && isEqualSecret(token, leadToken(services, contact));

export function requireLeadToken(services: Keeper, contact: Contact, token: string): void {
  if (!isLeadToken(services, contact, token)) throw linkNotValid();
}

/** For the reader of the contact address, account or not. */
export const leadsRequestsPath = (services: Keeper, contact: Contact): string =>
  `${requestsPath(contact.id)}?token=${leadToken(services, contact)}`;

export const contactPath = (services: Keeper, contact: Contact): string =>
  `${CONTACT_PAGE}?token=${leadToken(services, contact)}`;

const askerToken = ({ secrets }: Keeper, id: number): string =>
  `${id}.${secrets.sign(ASKER, String(id))}`;

/** Whoever has it can read this request and take it back, and nothing else. */
export function requestOfToken(services: Keeper, token: string): number {
  const id = idOfToken(token);
  if (!isEqualSecret(token, askerToken(services, id))) throw linkNotValid();
  return id;
}

export const collaborationPath = (services: Keeper, id: number): string =>
  `${COLLABORATION_PAGE}?token=${askerToken(services, id)}`;
