import { describe, expect, test } from "vitest";
import { requireGoodPassword } from "../credentials/password.server.ts";
import { Email, LoginRequest, PasswordSetup } from "./contract.ts";
import { deviceName, intentOf, passwordObjection } from "./rules.ts";

describe("what a call to POST /api/login means", () => {
  const email = "a@example.com";

  test.each([
    [{}, { kind: "begin" }],
    [{ sendCode: false }, { kind: "begin" }],
    [{ accountType: "reviewer" }, { kind: "begin" }],
    [{ sendCode: true }, { kind: "send-code" }],
    [{ firstName: "Ada" }, { kind: "sign-up", firstName: "Ada" }],
    [{ firstName: "Ada", sendCode: true }, { kind: "send-code" }],
    [{ code: "123456" }, { kind: "code", code: "123456" }],
    [
      { code: "123456", firstName: "Ada" },
      { kind: "code", code: "123456" },
    ],
    [{ password: "secret" }, { kind: "password", password: "secret" }],
    [
      { password: "secret", code: "123456" },
      { kind: "password", password: "secret" },
    ],
  ])("%j is %j", (given, intent) => {
    expect(intentOf(LoginRequest.parse({ email, ...given }))).toEqual(intent);
  });
});

describe("a new password", () => {
  const never = () => false;

  test("has at least 6 characters, 12 for administrators", () => {
    expect(passwordObjection("12345", false, never)).toBe(
      "Password must be at least 6 characters long",
    );
    expect(passwordObjection("123456", false, never)).toBeNull();
    expect(passwordObjection("12345678901", true, never)).toBe(
      "Password must be at least 12 characters long",
    );
    expect(passwordObjection("123456789012", true, never)).toBeNull();
  });

  test("has at most 200 characters", () => {
    const setup = (length: number) => ({ password: "x".repeat(length), accountType: "reviewer" });
    expect(PasswordSetup.safeParse(setup(200)).success).toBe(true);
    expect(PasswordSetup.safeParse(setup(201)).success).toBe(false);
  });

  test("is none of the few thousand commonest, in any case", () => {
    for (const common of ["123456", "password", "Password1", "iloveyou", "DRAGON", "trustno1"]) {
      expect(() => requireGoodPassword(common, false, "password"), common).toThrow("most common");
    }
    expect(() => requireGoodPassword("terns over the tide", false, "password")).not.toThrow();
  });
});

describe("the name of a device", () => {
  test.each([
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36", "Chrome on Windows"],
    ["Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox on Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari on iPhone",
    ],
    ["Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36", "Chrome on Android"],
    ["curl/8.5.0", "Unknown device"],
    ["", "Unknown device"],
  ])("%s is %s", (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

test("an e-mail address has a whole host, or is at this machine, as the first administrator's", () => {
  const isTaken = (address: string) => Email.safeParse(address).success;
  for (const address of ["nell@example.com", " Nell@Bay.Example.com ", "admin@localhost"])
    expect(isTaken(address), address).toBe(true);
  for (const address of ["a@b", "nell@example", "nell@.com", "nell@example..com", "nell"])
    expect(isTaken(address), address).toBe(false);
});
