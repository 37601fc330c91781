import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { type Logger, pino } from "pino";
import type { Database } from "#src/db/client.server.ts";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { createJobRunner } from "#src/platform/jobs/job-runner.server.ts";
import { createMailDesk } from "#src/platform/mail/mail-desk.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { noWeather, type Weather } from "#src/platform/weather/weather.server.ts";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import type { RunningServices } from "#src/server/services.ts";
import { createMemoryMailer, type MemoryMailer } from "./memory-mailer.ts";

export interface ServiceOptions {
  /** "https://…" turns on what belongs to https: the cookie's name, Secure, HSTS. */
  baseUrl?: string;
  /** Besides the site's own. */
  handlers?: readonly JobHandler[];
  subscriptions?: readonly Subscription[];
  log?: Logger;
  weather?: Weather;
}

export interface TestServices extends RunningServices {
  mail: MemoryMailer;
  /** Is there once a file was stored. */
  dataFolder: string;
}

export const TEST_SECRET = "a secret that only these tests know";

/** The real thing, except that mail stays in memory. */
export function createTestServices(database: Database, options: ServiceOptions = {}): TestServices {
  const { baseUrl = "http://localhost:3000", log = pino({ level: "silent" }) } = options;
  const dataFolder = path.join(os.tmpdir(), `landfall-data-${randomUUID()}`);
  const mailer = createMemoryMailer();
  const secrets = createSecrets(TEST_SECRET);
  return {
    site: {
      baseUrl,
      isHttps: baseUrl.startsWith("https:"),
      mailFolder: null,
      supportContact: { email: "help@landfall.example", phone: null },
      socialLinks: [],
      mapStyleUrl: null,
    },
    db: database.db,
    jobs: createJobRunner({
      connection: database.connection,
      handlers: [...allJobHandlers, ...(options.handlers ?? [])],
      subscriptions: [...allSubscriptions, ...(options.subscriptions ?? [])],
      jobs: allJobs,
      log,
    }),
    mail: {
      sent: mailer.sent,
      ...createMailDesk({ mailer, db: database.db, secrets, baseUrl, log }),
    },
    storage: createDiskStorage(path.join(dataFolder, "media")),
    dataFolder,
    scratch: path.join(dataFolder, "incoming"),
    secrets,
    weather: options.weather ?? noWeather,
    log,
  };
}
