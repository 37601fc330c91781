import type { z } from "zod";
import type { Db, Tx } from "#src/db/client.server.ts";
import type { EventDefinition, JobDefinition } from "./define-job.ts";

/** What commands see of background work. */
export interface JobQueue {
  /** Give the transaction in which the reason for the job is written, so that both happen or none. */
  send<P extends z.ZodType>(
    tx: Tx | Db,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options?: { notBefore?: Date },
  ): Promise<void>;
  /** One job for each subscriber; an event may have none. */
  publish<P extends z.ZodType>(
    tx: Tx | Db,
    event: EventDefinition<P>,
    payload: z.input<P>,
  ): Promise<void>;
  /** Puts a job that failed for good back into its queue. */
  retry(name: string, id: string): Promise<void>;
}
