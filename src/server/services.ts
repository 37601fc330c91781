import path from "node:path";
import type { Database } from "#src/db/client.server.ts";
import { createJobRunner, type JobRunner } from "#src/platform/jobs/job-runner.server.ts";
import { createLog } from "#src/platform/log.server.ts";
import { createFileMailer } from "#src/platform/mail/file-mailer.server.ts";
import { createMailDesk } from "#src/platform/mail/mail-desk.server.ts";
import type { Mailer } from "#src/platform/mail/mailer.server.ts";
import { createSmtpMailer } from "#src/platform/mail/smtp-mailer.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import type { Site } from "#src/platform/site.ts";
import { createNwsWeather } from "#src/platform/weather/nws-weather.server.ts";
import { noWeather } from "#src/platform/weather/weather.server.ts";
import { allJobHandlers, allJobs, allSubscriptions } from "./jobs.ts";
import { allProducts } from "./products.ts";
import { type Env, isHttps, isLoopback } from "./start/env.ts";
import { openLanguageModel } from "./start/open-language-model.ts";
import { type OpenPayments, openPayments } from "./start/open-payments.ts";
import { openStored } from "./start/open-storage.ts";

export interface RunningServices extends Services {
  jobs: JobRunner;
  /** What is closed with the site. */
  openPayments: OpenPayments;
}

export async function createServices(env: Env, database: Database): Promise<RunningServices> {
  const log = createLog(env.LOG_LEVEL);
  const kept = await openStored(env);
  const { connection } = database;
  const payments = openPayments(env, { connection, secrets: kept.secrets, log });
  return {
    site: {
      baseUrl: env.BASE_URL,
      isHttps: isHttps(env),
      mailFolder: !env.SMTP_URL && isLoopback(env) ? mailFolder(env) : null,
      mailAddress: bareAddress(env.MAIL_FROM),
      supportContact: { email: env.SUPPORT_EMAIL ?? null, phone: env.SUPPORT_PHONE ?? null },
      socialLinks: socialLinks(env),
      mapStyleUrl: env.MAP_STYLE_URL ?? null,
    },
    db: database.db,
    jobs: createJobRunner({
      connection,
      handlers: allJobHandlers,
      subscriptions: allSubscriptions,
      jobs: allJobs,
      log,
    }),
    mail: createMailDesk({
      mailer: createMailer(env),
      db: database.db,
      secrets: kept.secrets,
      baseUrl: env.BASE_URL,
      log,
    }),
    ...kept,
    weather: env.WEATHER === "nws" ? createNwsWeather({ contact: env.BASE_URL }) : noWeather,
    languageModel: openLanguageModel(env, database.db, log),
    payments: payments.processor,
    openPayments: payments,
    products: allProducts,
    log,
  };
}

/** "Landfall <no-reply@landfall.example>" → "no-reply@landfall.example" */
const bareAddress = (from: string): string => /<([^>]*)>/.exec(from)?.[1] ?? from;

const mailFolder = (env: Env): string => path.join(env.DATA_DIR, "mail");

/** Only those that the operator has. */
function socialLinks(env: Env): Site["socialLinks"] {
  const places = [
    ["Facebook", env.SOCIAL_FACEBOOK],
    ["Instagram", env.SOCIAL_INSTAGRAM],
    ["Twitter", env.SOCIAL_TWITTER],
    ["YouTube", env.SOCIAL_YOUTUBE],
  ] as const;
  return places.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}

function createMailer(env: Env): Mailer {
  if (env.SMTP_URL) return createSmtpMailer(env.SMTP_URL, env.MAIL_FROM);
  return createFileMailer({ folder: mailFolder(env), from: env.MAIL_FROM, say: console.log });
}
