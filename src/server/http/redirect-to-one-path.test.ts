import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { redirectToOnePath } from "./redirect-to-one-path.ts";
import type { AppEnv } from "./request-scope.ts";

const app = new Hono<AppEnv>().use(redirectToOnePath).all("*", (c) => c.text("page"));
const ask = (path: string, method = "GET") => app.request(`http://localhost${path}`, { method });

describe("a page has one address", () => {
  test.each([
    ["/categories/", "/categories"],
    ["/Categories", "/categories"],
    ["/CATEGORY/Marinas/?sort=name&q=Big+Fish", "/category/marinas?sort=name&q=Big+Fish"],
    ["/business/7//", "/business/7"],
    ["/reset-password/?token=AbC", "/reset-password?token=AbC"],
  ])("%s is 301 to %s", async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, location]);
  });

  test.each(["/", "/categories", "/business/7?Tab=Reviews", "/caf%C3%A9", "/assets/Root-AbC.js"])(
    "%s is answered as it is",
    async (path) => {
      expect((await ask(path)).status).toBe(200);
    },
  );

  test.each(["//evil.example/", "/\\evil.example/", "///Evil.Example/x"])(
    "%s never leads to another host",
    async (path) => {
      const location = (await ask(path)).headers.get("location") ?? "/";
      expect(new URL(location, "http://localhost").host).toBe("localhost");
    },
  );

  test("only reading is sent elsewhere", async () => {
    expect((await ask("/Categories/", "POST")).status).toBe(200);
  });
});
