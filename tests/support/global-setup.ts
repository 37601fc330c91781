import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { text } from "node:stream/consumers";
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
  const open = async (kind: string) => {
    started ??= import("./postgres-for-tests.ts").then((module) => module.startPostgresForTests());
    const postgres = await started;
    if (kind === "demo") await postgres.fillDemoTemplate();
    return postgres.connection;
  };
  const door = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on("error", () => undefined);
    const answer = await text(socket)
      .then(open)
      .then(
        (connection) => ({ connection }),
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
