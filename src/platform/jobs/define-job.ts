import type { z } from "zod";

/**
 * Background work: its payload is checked when it is sent and again when it is worked on, because
 * a newer process may read what an older one wrote.
 */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  /** Kebab-case, unique in the house, never reused for something else. */
  name: string;
  payload: Payload;
  retryLimit: number;
  /**
   * Work that takes in everything up to its start: sent again within so many seconds it runs once
   * more, after them, however often that was.
   */
  atMostEverySeconds?: number;
  /** While one with the same key waits for its time, no other is added: it takes in what came after it. */
  waitsOnceFor?(payload: z.output<Payload>): string;
  /** Recurring work: a cron expression in UTC; its payload is `{}`. */
  cron?: string;
}

type JobOptions<Payload extends z.ZodType> = Omit<JobDefinition<Payload>, "retryLimit"> & {
  retryLimit?: number;
};

const defined = new Map<string, JobDefinition>();

export function defineJob<Payload extends z.ZodType>(
  options: JobOptions<Payload>,
): JobDefinition<Payload> {
  const job = { retryLimit: 5, ...options };
  defined.set(job.name, job);
  return job;
}

/** Every job that any loaded module can send. */
export const definedJobs = (): JobDefinition[] => [...defined.values()];

/** Something that happened in one domain and that later domains may react to. */
export interface EventDefinition<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
}

export function defineEvent<Payload extends z.ZodType>(
  definition: EventDefinition<Payload>,
): EventDefinition<Payload> {
  return definition;
}
