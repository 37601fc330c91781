import path from "node:path";
import { describe, expect, test } from "vitest";
import { EnvError, isHttps, isLoopback, readEnv } from "./env.ts";

function complaintsAbout(variables: Record<string, string>): string[] {
  try {
    readEnv(variables);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.complaints;
    throw error;
  }
}

describe("the environment", () => {
  test("needs nothing: the defaults serve one machine", () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: "production",
      PORT: 3000,
      HOST: "127.0.0.1",
      BASE_URL: "http://localhost:3000",
      DATA_DIR: path.resolve(".data"),
      DEMO_DATA: "on",
      ROLE: "all",
      S3_REGION: "us-east-1",
      TRUST_PROXY: 0,
      MAIL_FROM: "Landfall <no-reply@localhost>",
      AI_TOKENS_PER_DAY: 2_000_000,
      AI_TOKENS_PER_VISITOR: 60_000,
      WEATHER: "nws",
      STRIPE_API_BASE: "https://api.stripe.com",
      LOG_LEVEL: "info",
    });
  });

  test("is told everything that is wrong with it at once", () => {
    const complaints = complaintsAbout({
      PORT: "http",
      BASE_URL: "landfall.example",
      DATABASE_URL: "mysql://localhost/x",
      ADMIN_EMAIL: "admin",
      ADMIN_PASSWORD: "short",
      DEMO_DATA: "yes",
      ROLE: "boss",
      TRUST_PROXY: "-1",
      SMTP_URL: "http://mail.example",
      MAP_STYLE_URL: "maps.example/style.json",
      METRICS_TOKEN: "short",
      WEATHER: "sunny",
      SOCIAL_FACEBOOK: "landfall",
      SOCIAL_YOUTUBE: "http://youtube.example/landfall",
      LOG_LEVEL: "loud",
    });
    const named = complaints.map((complaint) => complaint.slice(0, complaint.indexOf(":")));
    expect(named.toSorted()).toEqual([
      "ADMIN_EMAIL",
      "ADMIN_PASSWORD",
      "BASE_URL",
      "DATABASE_URL",
      "DEMO_DATA",
      "LOG_LEVEL",
      "MAIL_FROM",
      "MAP_STYLE_URL",
      "METRICS_TOKEN",
      "PORT",
      "ROLE",
      "SECRET",
      "SMTP_URL",
      "SOCIAL_FACEBOOK",
      "SOCIAL_YOUTUBE",
      "TRUST_PROXY",
      "WEATHER",
    ]);
  });

  test.each([
    [{ PORT: "x" }, "PORT: This must be a number."],
    [{ PORT: "70000" }, "PORT: This must be at most 65535."],
    [{ TRUST_PROXY: "-1" }, "TRUST_PROXY: This must be at least 0."],
    [{ DEMO_DATA: "yes" }, "DEMO_DATA: This must be on or off."],
    [{ SUPPORT_EMAIL: "help" }, "SUPPORT_EMAIL: This must be an e-mail address."],
    [
      { MAIL_FROM: "Landfall <a@b.example>\r\nBcc: c@d.example" },
      "MAIL_FROM: must be an e-mail address, with a name before it or not",
    ],
    [
      { MAIL_FROM: "x@y.example", SMTP_URL: "http://x" },
      "SMTP_URL: must be an address that begins with smtp:// or smtps://",
    ],
  ])("is told in plain words: %j", (variables, words) => {
    expect(complaintsAbout(variables)).toEqual([words]);
  });

  test("is told so in words, one line each", () => {
    const variables = { PORT: "70000", SECRET: "short" };
    expect(() => readEnv(variables)).toThrow(
      /^The environment is not right:\n {2}- PORT: .+\n {2}- SECRET: must have at least 32 characters$/,
    );
  });

  test.each<[string, Record<string, string>]>([
    ["SECRET", { DATABASE_URL: "postgres://db/landfall" }],
    ["ADMIN_EMAIL", { ADMIN_PASSWORD: "a lantern on the pier" }],
    ["MAIL_FROM", { SMTP_URL: "smtp://mail.example" }],
    ["ROLE", { ROLE: "worker" }],
    ["ROLE", { ROLE: "web", PORT: "80" }],
  ])("%s is missing beside %j", (name, variables) => {
    expect(complaintsAbout(variables)).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test.each<[Record<string, string>]>([
    [
      {
        DATABASE_URL: "postgresql://u:p@db.example:5432/landfall?sslmode=require",
        SECRET: "x".repeat(32),
      },
    ],
    [{ SMTP_URL: "smtps://u:p@mail.example:465", MAIL_FROM: "Landfall <hello@landfall.example>" }],
    [{ ROLE: "worker", DATABASE_URL: "postgres://db/landfall", SECRET: "x".repeat(32) }],
    [{ ADMIN_EMAIL: "captain@example.com" }],
    [{ PORT: "0", HOST: "0.0.0.0", TRUST_PROXY: "2" }],
    [{ PORT: "", DATABASE_URL: "", SECRET: "" }],
  ])("takes %j", (variables) => {
    expect(complaintsAbout(variables)).toEqual([]);
  });

  const MODEL = { AI_BASE_URL: "https://models.example/v1", AI_MODEL: "tern" };

  test.each<[Record<string, string>]>([
    [MODEL],
    [{ ...MODEL, AI_API_KEY: "sk-1", AI_VISION_MODEL: "heron", AI_TOKENS_PER_VISITOR: "0" }],
    [{ ...MODEL, AI_BASE_URL: "http://models:11434/v1" }],
    [{ ...MODEL, AI_BASE_URL: "http://127.0.0.1:11434/v1", AI_API_KEY: "sk-1" }],
  ])("asks a language model with %j", (variables) => {
    expect(complaintsAbout(variables)).toEqual([]);
  });

  test.each<[Record<string, string>, string]>([
    [
      { AI_BASE_URL: "https://models.example/v1" },
      "AI_MODEL: is required with AI_BASE_URL: the name of the model to ask",
    ],
    [{ AI_API_KEY: "sk-1" }, "AI_API_KEY: is of no use without AI_BASE_URL"],
    [{ AI_MODEL: "tern" }, "AI_MODEL: is of no use without AI_BASE_URL"],
    [{ AI_VISION_MODEL: "heron" }, "AI_VISION_MODEL: is of no use without AI_BASE_URL"],
    [
      { ...MODEL, AI_BASE_URL: "http://models.example/v1", AI_API_KEY: "sk-1" },
      "AI_BASE_URL: must be https with AI_API_KEY, except on this machine",
    ],
    [
      { ...MODEL, AI_BASE_URL: "https://user:word@models.example/v1" },
      "AI_BASE_URL: must have neither a password nor a question in it",
    ],
    [{ AI_TOKENS_PER_DAY: "many" }, "AI_TOKENS_PER_DAY: This must be a number."],
  ])("is told what is wrong with %j", (variables, words) => {
    expect(complaintsAbout(variables)).toEqual([words]);
  });

  const STRIPE = {
    STRIPE_SECRET_KEY: "sk_test_123",
    STRIPE_PUBLISHABLE_KEY: "pk_test_123",
    STRIPE_WEBHOOK_SECRET: "whsec_123",
  };

  test.each<[Record<string, string>]>([
    [STRIPE],
    [{ ...STRIPE, STRIPE_SECRET_KEY: "rk_test_123" }],
    [{ ...STRIPE, STRIPE_API_BASE: "http://localhost:12111" }],
    [{ ...STRIPE, STRIPE_API_BASE: "http://[::1]:12111/" }],
    [{ PAYMENTS: "sandbox", BASE_URL: "https://landfall.example" }],
  ])("takes payments with %j", (variables) => {
    expect(complaintsAbout(variables)).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ["STRIPE_PUBLISHABLE_KEY", { ...STRIPE, STRIPE_PUBLISHABLE_KEY: "" }],
    ["STRIPE_WEBHOOK_SECRET", { ...STRIPE, STRIPE_WEBHOOK_SECRET: "" }],
    ["STRIPE_SECRET_KEY", { ...STRIPE, STRIPE_SECRET_KEY: "pk_test_123" }],
    ["STRIPE_PUBLISHABLE_KEY", { ...STRIPE, STRIPE_PUBLISHABLE_KEY: "pk_live_123" }],
    ["STRIPE_API_BASE", { ...STRIPE, STRIPE_API_BASE: "https://mock.example/v1" }],
    ["STRIPE_API_BASE", { ...STRIPE, STRIPE_API_BASE: "http://mock.example" }],
    ["PAYMENTS", { ...STRIPE, PAYMENTS: "sandbox" }],
    ["PAYMENTS", { PAYMENTS: "stripe" }],
  ])("%s is wrong in %j", (name, variables) => {
    expect(complaintsAbout(variables)).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  test("refuses an administrator's password that nobody could sign in with", () => {
    const variables = { ADMIN_EMAIL: "captain@example.com", ADMIN_PASSWORD: "x".repeat(201) };
    expect(complaintsAbout(variables)).toEqual([expect.stringContaining("at most 200")]);
  });
});

describe("the site's address", () => {
  test.each<[Record<string, string>, string]>([
    [{ PORT: "8080" }, "http://localhost:8080"],
    [{ HOST: "0.0.0.0" }, "http://0.0.0.0:3000"],
    [{ HOST: "::1" }, "http://[::1]:3000"],
    [{ BASE_URL: "https://landfall.example/" }, "https://landfall.example"],
    [{ BASE_URL: "HTTPS://Landfall.Example" }, "https://landfall.example"],
    [{ BASE_URL: "https://landfall.example:443" }, "https://landfall.example"],
  ])("from %j is %s", (variables, baseUrl) => {
    expect(readEnv(variables).BASE_URL).toBe(baseUrl);
  });

  test.each(["https://landfall.example/path", "https://landfall.example/?q=1", "ftp://x.example"])(
    "%s is refused",
    (baseUrl) => {
      expect(complaintsAbout({ BASE_URL: baseUrl })).toHaveLength(1);
    },
  );

  test.each<[string, boolean, boolean]>([
    ["http://localhost:3000", false, true],
    ["http://127.0.0.1:3000", false, true],
    ["http://[::1]:3000", false, true],
    ["http://landfall.example", false, false],
    ["https://landfall.example", true, false],
    ["https://localhost", true, true],
    ["http://localhost.evil.example", false, false],
  ])("%s: https %s, this machine %s", (baseUrl, https, loopback) => {
    const env = readEnv({ BASE_URL: baseUrl });
    expect([isHttps(env), isLoopback(env)]).toEqual([https, loopback]);
  });
});
