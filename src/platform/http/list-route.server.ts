import { z } from "zod";
import type { ListPage } from "#src/shared/paging.ts";
import { type Access, type RouteDeclaration, type RouteInput, route } from "./route.server.ts";

/** What the headers of a list say; OpenAPI shows them with the route. */
const LIST_HEADERS = {
  "X-Total-Count": "How many there are in all pages.",
  "X-Total-Capped": "`true` when there are more than the total says.",
  "X-Next-After": "For `after`: where the list goes on, for lists that can be followed.",
} as const;

export interface AnsweredPage<Item> extends ListPage<Item> {
  isCapped?: boolean;
  next?: string | null;
}

type ListDeclaration<
  Path extends `/api/${string}`,
  P extends z.ZodType,
  Q extends z.ZodType,
  I extends z.ZodType,
  W extends Access,
> = Pick<
  RouteDeclaration<P, Q, z.ZodUndefined, z.ZodType, W>,
  "summary" | "access" | "reserved" | "rateLimit" | "params" | "query" | "failure"
> & {
  path: Path;
  /** One of them; the answer is an array of these. */
  item: I;
  /** A response of its own is for those who are not told the list. */
  handler: (
    input: RouteInput<z.output<P>, z.output<Q>, undefined, W>,
  ) => Promise<AnsweredPage<z.input<I>> | Response>;
};

/** A list in pages: the answer is the bare page, the headers say how long the list is. */
export function list<
  Path extends `/api/${string}`,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  I extends z.ZodType = z.ZodType,
  W extends Access = Access,
>({ item, handler, ...declaration }: ListDeclaration<Path, P, Q, I, W>) {
  return route({
    ...declaration,
    method: "GET",
    answer: z.array(item),
    answerHeaders: LIST_HEADERS,
    handler: async (input: RouteInput<z.output<P>, z.output<Q>, undefined, W>) => {
      const page = await handler(input);
      if (page instanceof Response) return page;
      tellLength(input.ctx.responseHeaders, page);
      return page.items;
    },
  });
}

function tellLength(headers: Headers, { total, isCapped, next }: AnsweredPage<unknown>): void {
  headers.set("X-Total-Count", String(total));
  if (isCapped) headers.set("X-Total-Capped", "true");
  if (next) headers.set("X-Next-After", encodeURIComponent(next));
}
