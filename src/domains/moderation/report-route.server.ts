import { z } from "zod";
import { Done, done } from "#src/platform/http/done.server.ts";
import { route } from "#src/platform/http/route.server.ts";
import { RowId } from "#src/platform/http/row-id.server.ts";
import { type Sender, senderOf } from "#src/platform/http/sender.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { requireUntrapped, SpamTrap } from "#src/shared/spam-trap.ts";
import { NewReport } from "./contract.ts";

interface ReportCall<Path> {
  path: Path;
  summary: string;
  report: (services: Services, sender: Sender, given: NewReport & { id: number }) => Promise<void>;
}

/** The call with which readers report a thing that has a number in its address. */
export const reportRoute = <const Path extends `/api/${string}`>({
  path,
  summary,
  report,
}: ReportCall<Path>) =>
  route({
    method: "POST",
    path,
    summary,
    access: "public",
    rateLimit: { name: "reports", calls: 20, seconds: 3600 },
    params: z.object({ id: RowId }),
    body: NewReport.and(SpamTrap),
    answer: Done,
    handler: async ({ params, body: { reason, note, ...trap }, viewer, ctx }) => {
      requireUntrapped(trap);
      await report(ctx.services, senderOf(ctx, viewer), { ...params, reason, note });
      return done;
    },
  });
