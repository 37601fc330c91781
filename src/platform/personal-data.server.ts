import type { z } from "zod";
import type { RequestContext } from "./http/request-context.server.ts";

/** What one domain holds about the signed-in person, under its own name in the download. */
export interface PersonalData<Answer extends z.ZodType = z.ZodType> {
  name: string;
  answer: Answer;
  read: (ctx: RequestContext) => Promise<z.input<Answer>>;
}

export function personalData<Answer extends z.ZodType>(data: PersonalData<Answer>): PersonalData {
  return data as unknown as PersonalData;
}
