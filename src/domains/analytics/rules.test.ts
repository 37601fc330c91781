import { expect, test } from "vitest";
import { analyticsDetail, businessIdOf, deviceOf, sourceOf } from "./rules.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/140.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/140.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "desktop"],
])("%s is a %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test.each([
  ["https://www.example.com/private?q=secret#x", "example.com"],
  ["http://sub.example.org:8080/", "sub.example.org"],
  ["https://landfall.example/search?q=crabs", "/search"],
  ["https://landfall.example/category/marinas", "/category"],
  ["https://landfall.example/", "/"],
  ["https://landfall.example/reset-password/secret", null],
  ["android-app://com.example", null],
  ["javascript:alert(1)", null],
  ["nonsense", null],
  [undefined, null],
])("of the referrer %s only %s is kept", (referrer, host) => {
  expect(sourceOf(referrer, "landfall.example")).toBe(host);
});

test.each([
  ["/business/12", 12],
  ["/business/12/", 12],
  ["/business/12/edit", null],
  ["/business/abc", null],
  ["/categories", null],
])("%s is the page of listing %s", (path, id) => {
  expect(businessIdOf(path)).toBe(id);
});

test("analytics are basic at level 1 and advanced from level 2, and always for administrators", () => {
  expect([0, 1, 2, 3].map((level) => analyticsDetail(level, false))).toEqual([
    "totals",
    "basic",
    "advanced",
    "advanced",
  ]);
  expect(analyticsDetail(0, true)).toBe("advanced");
});
