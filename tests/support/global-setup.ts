import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import type { TestProject } from "vitest/node";
import type { PostgresForTests } from "./postgres-for-tests.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The port that starts PostgreSQL when it is first asked and answers its connection. */
    postgresDoor: number;
  }
}

/** One PostgreSQL for the whole run, and none for a run whose tests need no database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let started: Promise<PostgresForTests> | undefined;
  const door = createServer(async (socket) => {
    socket.on("error", () => undefined);
    started ??= import("./postgres-for-tests.ts").then((module) => module.startPostgresForTests());
    const answer = await started.then(
      ({ connection }) => ({ connection }),
      (error: unknown) => ({ problem: String(error) }),
    );
    socket.end(JSON.stringify(answer));
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  project.provide("postgresDoor", (door.address() as AddressInfo).port);
  return async () => {
    door.close();
    await (await started)?.stop();
  };
}
