import type { Logger } from "pino";
import type { Db } from "#src/db/client.server.ts";
import type { JobQueue } from "./jobs/job-queue.server.ts";
import type { LanguageModel } from "./language-model/language-model.server.ts";
import type { Mailer } from "./mail/mailer.server.ts";
import type { PaymentProcessor } from "./payments/processor.server.ts";
import type { ProductOf } from "./payments/purchase.server.ts";
import type { Secrets } from "./secrets.server.ts";
import type { Site } from "./site.ts";
import type { Storage } from "./storage/storage.server.ts";
import type { Weather } from "./weather/weather.server.ts";

/** Everything that a command may need from outside its domain. Made once, at start. */
export interface Services {
  site: Site;
  db: Db;
  jobs: JobQueue;
  mail: Mailer;
  storage: Storage;
  /** A folder for files that are being worked on. */
  scratch: string;
  secrets: Secrets;
  weather: Weather;
  languageModel: LanguageModel;
  /** Null where payments are not open: a public site without a processor. */
  payments: PaymentProcessor | null;
  /** What the domains of the house sell, by its name. */
  products: ReadonlyMap<string, ProductOf<Services>>;
  log: Logger;
}
