import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Connection } from "#src/db/client.server.ts";
import { isOutOfSpace } from "#src/shared/causes.ts";
import { AppError } from "#src/shared/errors.ts";
import type { Services } from "../services.server.ts";
import { currentJob } from "./current-job.server.ts";
import type { JobDefinition } from "./define-job.ts";
import type { JobHandler, Subscription } from "./handle-job.server.ts";
import type { JobQueue } from "./job-queue.server.ts";
import { openQueues } from "./open-queues.server.ts";
import { registerHandlers } from "./register-handlers.server.ts";

export interface JobRunner extends JobQueue {
  start(): Promise<void>;
  work(services: Services): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

interface RunnerOptions {
  connection: Connection;
  handlers: readonly JobHandler[];
  subscriptions: readonly Subscription[];
  /** Every job that can be sent: each must have a handler. */
  jobs: readonly JobDefinition[];
  log: Logger;
  /** How often it looks for jobs whose worker is gone. */
  lookAfterSeconds?: number;
  /** Whether it sends the jobs that have a time of day, which another runner may do for it. */
  keepsTime?: boolean;
}

const LOOK_AFTER_SECONDS = 15;
const STOP_TIMEOUT_MS = 20_000;
/** The shortest that the queue waits itself: it looks every half second, so its workers are asked first. */
const LAST_LOOK_MS = 1000;
/** New jobs wake their worker at once; the poll finds those whose time for another try has come. */
const WORK_OPTIONS = { batchSize: 1, notifyPollingIntervalSeconds: 5 };

export function createJobRunner(options: RunnerOptions): JobRunner {
  const { connection, log, lookAfterSeconds = LOOK_AFTER_SECONDS, keepsTime = true } = options;
  const registry = registerHandlers(options.handlers, options.subscriptions, options.jobs);
  const boss = new PgBoss({
    ...connection,
    ...{ max: 4, useListenNotify: true, schedule: keepsTime },
    ...{ superviseIntervalSeconds: lookAfterSeconds, monitorIntervalSeconds: lookAfterSeconds },
  });
  boss.on("error", (error) => reportTo(log, error));

  const send: JobQueue["send"] = async (tx, job, payload, { notBefore } = {}) => {
    const data = job.payload.parse(payload);
    const singletonKey = job.waitsOnceFor?.(data);
    await boss.send(job.name, data as object, {
      db: fromDrizzle(tx, sql),
      ...{ startAfter: notBefore, singletonKey, ...pace(job) },
    });
  };

  return {
    send,
    async publish(tx, event, payload) {
      for (const job of registry.subscribersOf(event.name)) await send(tx, job, payload);
    },
    async retry(name, id) {
      const isKnown = registry.all.some(({ job }) => job.name === name);
      // Its type leaves out what it holds.
      const result = isKnown ? ((await boss.retry(name, id)) as { affected?: number }) : {};
      if (!result.affected) throw new AppError("not_found", "There is no such failed job.");
    },
    async start() {
      await boss.start();
      await openQueues(
        boss,
        registry.all.map(({ job }) => job),
      );
    },
    async work(services) {
      for (const handler of registry.all) await workOn(boss, handler, services);
    },
    async stop() {
      const patience = new AbortController();
      const resting = Promise.all(registry.all.map(({ job }) => boss.offWork(job.name)));
      const tooLong = sleep(STOP_TIMEOUT_MS - LAST_LOOK_MS, null, { signal: patience.signal });
      await Promise.race([resting, tooLong]).finally(() => patience.abort());
      await boss.stop({ graceful: true, timeout: LAST_LOOK_MS });
    },
  };
}

/** The queue tells of errors as copies, which are none themselves. A full disk is the operator's to mend. */
function reportTo(log: Logger, told: Error): void {
  const error = told instanceof Error ? told : Object.assign(new Error(), told);
  if (isOutOfSpace(error)) log.warn("the job queue waits for room on the disk");
  else log.error({ err: error }, "job queue error");
}

const pace = ({ atMostEverySeconds }: JobDefinition) =>
  atMostEverySeconds ? { singletonSeconds: atMostEverySeconds, singletonNextSlot: true } : {};

async function workOn(boss: PgBoss, { job, handle }: JobHandler, services: Services) {
  const workerId = await boss.work(job.name, WORK_OPTIONS, async ([task]) => {
    if (!task) return;
    // Jobs that are sent together wake the worker once: it looks for the next before it rests.
    boss.notifyWorker(workerId);
    services.log.debug({ job: job.name, id: task.id }, "job started");
    await currentJob.run(task.id, () => handle(services, job.payload.parse(task.data)));
  });
}
