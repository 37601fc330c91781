import { eq } from "drizzle-orm";
import { supportMessages, supportThreads } from "#src/db/schema/support.server.ts";
import type { DemoData } from "#src/platform/domain/demo-data.server.ts";

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const THREADS = [
  {
    name: "Priya Nair",
    email: "priya.nair@example.com",
    category: "problem",
    subject: "Can I download the charts?",
    status: "open",
    messages: [
      {
        hours: 5,
        isFromStaff: false,
        body: "We sail without a signal for a week. Can I keep the places along our way on my phone?",
      },
    ],
  },
  {
    name: "Walt Henriksen",
    email: "walt.henriksen@example.com",
    category: "listing",
    subject: "The depth at our dock is wrong",
    status: "answered",
    messages: [
      {
        hours: 50,
        isFromStaff: false,
        body: "Your page says eight feet at low water. After the storm it is five at best.",
      },
      {
        hours: 46,
        isFromStaff: true,
        body: "Thank you, Walt. We have changed it. Next time “Suggest an edit” on the page is the fastest way.",
      },
    ],
  },
  {
    name: "Lena Brandt",
    email: "lena.brandt@example.com",
    category: "account",
    subject: "Please take my old review down",
    status: "closed",
    messages: [
      { hours: 200, isFromStaff: false, body: "I wrote it under my maiden name years ago." },
      { hours: 196, isFromStaff: true, body: "It is gone. Fair winds!" },
      { hours: 190, isFromStaff: false, body: "That was quick, thank you." },
    ],
  },
] as const;

/** Questions of invented people, in every state. */
export const demoConversations: DemoData = {
  name: "conversations",
  async load(tx) {
    for (const { messages, ...thread } of THREADS) {
      const [first] = messages;
      const [row] = await tx
        .insert(supportThreads)
        .values({
          ...thread,
          isDemo: true,
          createdAt: hoursAgo(first.hours),
          lastMessageAt: hoursAgo(messages.at(-1)?.hours ?? first.hours),
        })
        .returning({ id: supportThreads.id });
      if (!row) continue;
      await tx.insert(supportMessages).values(
        messages.map(({ hours, isFromStaff, body }) => ({
          threadId: row.id,
          isFromStaff,
          authorName: isFromStaff ? "Landfall" : thread.name,
          body,
          createdAt: hoursAgo(hours),
        })),
      );
    }
    return [`Demo conversations with support: ${THREADS.length}`];
  },
  async remove(tx) {
    await tx.delete(supportThreads).where(eq(supportThreads.isDemo, true));
  },
};
