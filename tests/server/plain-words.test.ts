import { expect, test } from "vitest";
import { ZodObject } from "zod";
import { routesOf } from "#src/platform/domain/routes-of.server.ts";
import { allDomains } from "#src/server/domains.ts";

/** How the validator speaks when nobody has told it what to say. */
const VALIDATORS_OWN = /expected|received|^Invalid|^Too (?:big|small)|^Unrecognized/;

/** Some of what these take is chosen, not typed, and the validator says what is wrong with it. */
const PARTLY = [
  ...["site", "moderation", "media", "directory", "search"],
  ...["reviews", "sharing", "analytics", "saved"],
];

const fields = allDomains
  .flatMap((domain) =>
    routesOf(domain, allDomains).filter(({ form }) => form || !PARTLY.includes(domain.name)),
  )
  .flatMap((route) =>
    ([route.body, route.query] as unknown[]).flatMap((schema) =>
      schema instanceof ZodObject
        ? Object.keys(schema.shape)
            .filter((field) => field !== "homepage" && field !== "secondsOpen")
            .map((field) => [`${route.method} ${route.path}`, field, schema] as const)
        : [],
    ),
  );

test.each(fields)("%s says in plain words what is wrong with %s", (_route, field, schema) => {
  expect(fields.length).toBeGreaterThan(20);
  for (const value of [undefined, null, 7, true, {}, [], "", "?", "x".repeat(10_000)]) {
    const { error } = schema.safeParse({ [field]: value });
    const own = error?.issues.filter(({ path }) => path[0] === field) ?? [];
    for (const { message } of own) expect(message).not.toMatch(VALIDATORS_OWN);
  }
});
