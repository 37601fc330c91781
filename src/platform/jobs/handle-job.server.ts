import type { z } from "zod";
import type { Services } from "../services.server.ts";
import { defineJob, type EventDefinition, type JobDefinition } from "./define-job.ts";

export interface JobHandler<Payload extends z.ZodType = z.ZodType> {
  job: JobDefinition<Payload>;
  handle: (services: Services, payload: z.output<Payload>) => Promise<void>;
}

export function handleJob<Payload extends z.ZodType>(
  job: JobDefinition<Payload>,
  handle: JobHandler<Payload>["handle"],
): JobHandler {
  return { job, handle: handle as JobHandler["handle"] };
}

/** A job that runs once for each time the event is published. */
export interface Subscription {
  event: EventDefinition;
  handler: JobHandler;
}

export function subscribe<Payload extends z.ZodType>(
  event: EventDefinition<Payload>,
  jobName: string,
  handle: JobHandler<Payload>["handle"],
): Subscription {
  const job = defineJob({ name: jobName, payload: event.payload });
  return { event, handler: handleJob(job, handle) };
}
