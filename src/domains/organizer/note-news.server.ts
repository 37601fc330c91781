import { and, eq } from "drizzle-orm";
import type { Tx } from "#src/db/client.server.ts";
import { organizerNotices } from "#src/db/schema/organizer.server.ts";
import type { SubscriptionState } from "#src/platform/payments/purchase.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DeliverPlanNews } from "./mail-jobs.ts";

type Plan = Pick<SubscriptionState, "state" | "periodStart" | "cancelAt">;

/** A failed renewal, a cancellation, its withdrawal and the end are each mailed once, however often they are told. */
export async function noteNews(
  tx: Tx,
  services: Services,
  { id: subscriptionId, ...plan }: SubscriptionState,
): Promise<void> {
  const told = newsOf(plan);
  const isNews = told
    ? await keepNotice(tx, { subscriptionId, ...told })
    : await forgetCancellation(tx, subscriptionId);
  if (!isNews) return;
  const news = told?.news ?? "resumed";
  await services.jobs.send(tx, DeliverPlanNews, { subscriptionId, news });
}

/** The mail about the refund tells of the end. */
export async function noteToldEnd(
  tx: Tx,
  { id: subscriptionId, periodStart: about }: Pick<SubscriptionState, "id" | "periodStart">,
): Promise<void> {
  await keepNotice(tx, { subscriptionId, news: "ended", about });
}

function newsOf({ state, periodStart, cancelAt }: Plan) {
  if (state === "past-due") return { news: "failed" as const, about: periodStart };
  if (state === "ended") return { news: "ended" as const, about: periodStart };
  return cancelAt ? { news: "cancelled" as const, about: cancelAt } : null;
}

async function keepNotice(tx: Tx, notice: typeof organizerNotices.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(organizerNotices)
    .values(notice)
    .onConflictDoNothing()
    .returning({ news: organizerNotices.news });
  return rows.length > 0;
}

/** It renews again; whoever cancels once more is told once more. */
async function forgetCancellation(tx: Tx, subscriptionId: number): Promise<boolean> {
  const rows = await tx
    .delete(organizerNotices)
    .where(
      and(
        eq(organizerNotices.subscriptionId, subscriptionId),
        eq(organizerNotices.news, "cancelled"),
      ),
    )
    .returning({ news: organizerNotices.news });
  return rows.length > 0;
}
