import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import { defineEvent, type JobDefinition } from "./define-job.ts";
import { handleJob, type Subscription } from "./handle-job.server.ts";
import { registerHandlers } from "./register-handlers.server.ts";

const payload = z.object({});
const job = (name: string): JobDefinition => ({ name, payload, retryLimit: 5 });
const handler = (name: string) => handleJob(job(name), async () => undefined);
const happened = defineEvent({ name: "happened", payload });
const subscription = (name: string): Subscription => ({ event: happened, handler: handler(name) });

describe("the handlers of jobs", () => {
  test("a job without a handler stops the start, and every one is named", () => {
    const defined = ["one", "two", "three"].map(job);
    expect(() => registerHandlers([handler("two")], [], defined)).toThrow(
      "Jobs without a handler: one, three",
    );
  });

  test("a job with two handlers stops the start", () => {
    expect(() => registerHandlers([handler("one"), handler("one")], [], [])).toThrow(
      'The job "one" has two handlers',
    );
    expect(() => registerHandlers([handler("one")], [subscription("one")], [])).toThrow(
      'The job "one" has two handlers',
    );
  });

  test("an event reaches each of its subscribers, and may have none", () => {
    const registry = registerHandlers([], [subscription("first"), subscription("second")], []);
    expect(registry.subscribersOf("happened").map(({ name }) => name)).toEqual(["first", "second"]);
    expect(registry.subscribersOf("never-subscribed")).toEqual([]);
  });

  test("of this house are complete", () => {
    expect(() => registerHandlers(allJobHandlers, allSubscriptions, allJobs)).not.toThrow();
  });
});
