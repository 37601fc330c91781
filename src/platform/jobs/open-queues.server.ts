import type { PgBoss } from "pg-boss";
import type { JobDefinition } from "./define-job.ts";

/** A worker that was killed gives no sign of life: after so long its job is another's. */
const SIGN_OF_LIFE_SECONDS = 30;

const optionsOf = ({ retryLimit }: JobDefinition) => ({
  retryLimit,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 600,
  notify: true,
  heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
});

/** Given once and for all, when the queue is made. */
const policyOf = ({ waitsOnceFor }: JobDefinition) => (waitsOnceFor ? "short" : "standard");

/** Makes the queues that are missing; those of an earlier start take on the options of this one. */
export async function openQueues(boss: PgBoss, jobs: readonly JobDefinition[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const times = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const job of jobs) {
    const options = optionsOf(job);
    if (!hasAll(queues.get(job.name), options)) {
      await boss.createQueue(job.name, { ...options, policy: policyOf(job) });
      await boss.updateQueue(job.name, options);
    }
    if (job.cron && times.get(job.name) !== job.cron) await boss.schedule(job.name, job.cron, {});
  }
}

const hasAll = (found: object | undefined, wanted: object): boolean =>
  Object.entries(wanted).every(([name, value]) => found?.[name as keyof typeof found] === value);
