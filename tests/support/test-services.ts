import { randomUUID } from "node:crypto";
import os from "node:os";
import path from "node:path";
import { type Logger, pino } from "pino";
import type { Database } from "#src/db/client.server.ts";
import type { JobHandler, Subscription } from "#src/platform/jobs/handle-job.server.ts";
import { createJobRunner } from "#src/platform/jobs/job-runner.server.ts";
import {
  type LanguageModel,
  noLanguageModel,
} from "#src/platform/language-model/language-model.server.ts";
import { createMailDesk } from "#src/platform/mail/mail-desk.server.ts";
import type { PaymentProcessor } from "#src/platform/payments/processor.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";
import { createSecrets } from "#src/platform/secrets.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { noWeather, type Weather } from "#src/platform/weather/weather.server.ts";
import { allJobHandlers, allJobs, allSubscriptions } from "#src/server/jobs.ts";
import { allProducts } from "#src/server/products.ts";
import type { RunningServices } from "#src/server/services.ts";
import { createMemoryMailer, type MemoryMailer } from "./memory-mailer.ts";
import { createTestSandbox, type TestSandbox } from "./test-sandbox.ts";

export interface ServiceOptions {
  /** "https://…" turns on what belongs to https: the cookie's name, Secure, HSTS. */
  baseUrl?: string;
  /** Besides the site's own. */
  handlers?: readonly JobHandler[];
  subscriptions?: readonly Subscription[];
  log?: Logger;
  weather?: Weather;
  languageModel?: LanguageModel;
  /** Instead of the sandbox; null closes payments. */
  payments?: PaymentProcessor | null;
  /** Instead of the site's own. */
  products?: readonly Product[];
}

export interface TestServices extends RunningServices {
  mail: MemoryMailer;
  /** Is there once a file was stored. */
  dataFolder: string;
  /** The processor's clock, and how its events are delivered. */
  sandbox: TestSandbox;
}

export const TEST_SECRET = "a secret that only these tests know";

/** The real thing, except that mail stays in memory. */
export function createTestServices(database: Database, options: ServiceOptions = {}): TestServices {
  const { baseUrl = "http://localhost:3000", log = pino({ level: "silent" }) } = options;
  const dataFolder = path.join(os.tmpdir(), `landfall-data-${randomUUID()}`);
  const mailer = createMemoryMailer();
  const secrets = createSecrets(TEST_SECRET);
  const { connection } = database;
  const sandbox = createTestSandbox({ connection, secrets, baseUrl, log });
  const processor = options.payments === undefined ? sandbox.processor : options.payments;
  return {
    site: {
      baseUrl,
      isHttps: baseUrl.startsWith("https:"),
      mailFolder: null,
      mailAddress: "no-reply@landfall.example",
      supportContact: { email: "help@landfall.example", phone: null },
      socialLinks: [],
      mapStyleUrl: null,
    },
    db: database.db,
    jobs: createJobRunner({
      connection,
      handlers: [...allJobHandlers, ...(options.handlers ?? [])],
      subscriptions: [...allSubscriptions, ...(options.subscriptions ?? [])],
      jobs: allJobs,
      // At a minute of their own they would meet whatever a test is doing.
      keepsTime: false,
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
    languageModel: options.languageModel ?? noLanguageModel,
    payments: processor,
    sandbox,
    openPayments: {
      processor,
      listensOn: () => undefined,
      close: () => sandbox.processor.stop(),
    },
    products: options.products ? byName(options.products) : allProducts,
    log,
  };
}

const byName = (products: readonly Product[]) =>
  new Map(products.map((product) => [product.name, product]));
