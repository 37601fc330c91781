import type { z } from "zod";
import type { Tx } from "#src/db/client.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";
import type { RequestContext } from "../http/request-context.server.ts";
import type { Services } from "../services.server.ts";

/** What one domain holds about the signed-in person, under its own name in the download. */
export interface PersonalData<Answer extends z.ZodType = z.ZodType> {
  name: string;
  answer: Answer;
  read: (asked: { viewer: Viewer; ctx: RequestContext }) => Promise<z.input<Answer>>;
}

export function personalData<Answer extends z.ZodType>(data: PersonalData<Answer>): PersonalData {
  return data as unknown as PersonalData;
}

/** Somebody whose account is about to be deleted, and what they want of what they wrote. */
export interface Departure {
  viewer: Viewer;
  reviews: "keep" | "delete";
  /** For what follows from it, such as a mail to who is next. */
  services: Services;
}

/** Takes name and address out of what one domain keeps, in the transaction that ends the account. */
export type ForgetPerson = (tx: Tx, departure: Departure) => Promise<void>;

/** Stands where the name of somebody stood who has left. */
export const FORMER_MEMBER = "A former member";
