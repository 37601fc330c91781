import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "./server-process.ts";

export interface Writers {
  /** What the server confirmed, by subject. */
  acknowledged: string[];
  /** Every status but 201; null where there was no answer at all. */
  refusals: { status: number | null; retryAfter: string | null }[];
  /** When the last write was confirmed, by `performance.now()`. */
  lastAt(): number;
  stop(): Promise<void>;
}

/** People who write without a pause, each message in a transaction with its job. */
export function startWriters({ url }: ServerProcess, count: number): Writers {
  const acknowledged: string[] = [];
  const refusals: Writers["refusals"] = [];
  let lastAt = 0;
  let isOver = false;

  async function write(writer: number): Promise<void> {
    for (let number = 0; !isOver; number += 1) {
      const subject = `Writer ${writer}, message ${number}`;
      const answer = await post(url, subject, `10.${writer}.${number >> 8}.${number & 255}`);
      if (answer?.status === 201) {
        acknowledged.push(subject);
        lastAt = performance.now();
        continue;
      }
      const retryAfter = answer?.headers.get("retry-after") ?? null;
      refusals.push({ status: answer?.status ?? null, retryAfter });
      await sleep(20);
    }
  }

  const writing = Array.from({ length: count }, (_, writer) => write(writer));
  return {
    acknowledged,
    refusals,
    lastAt: () => lastAt,
    async stop() {
      isOver = true;
      await Promise.all(writing);
    },
  };
}

/** From an address of its own, so that no limit stands in the way. */
async function post(url: string, subject: string, address: string): Promise<Response | null> {
  const answer = await fetch(`${url}/api/support`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Requested-With": "XMLHttpRequest",
      "X-Forwarded-For": address,
    },
    body: JSON.stringify({
      name: "Ada",
      email: "ada@example.com",
      subject,
      message: "Is the light on the north pier working again?",
    }),
  }).catch(() => null);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer;
}
