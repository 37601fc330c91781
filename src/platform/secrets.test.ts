import { describe, expect, test } from "vitest";
import { createSecrets, hashToken, isEqualSecret, randomToken } from "./secrets.server.ts";

const secrets = createSecrets("the secret of one installation");
const others = createSecrets("the secret of another installation");

describe("a signature", () => {
  test("is the same for the same purpose, value and secret, and for nothing else", () => {
    const signature = secrets.sign("codes", "value");
    expect(secrets.sign("codes", "value")).toBe(signature);
    expect(secrets.sign("links", "value")).not.toBe(signature);
    expect(secrets.sign("codes", "other")).not.toBe(signature);
    expect(others.sign("codes", "value")).not.toBe(signature);
  });
});

describe("a sealed text", () => {
  test("is read again with the same secret and purpose", () => {
    for (const plain of ["", "JBSWY3DPEHPK3PXP", "Zoë 🌊", "x".repeat(5000)]) {
      expect(secrets.decrypt("totp", secrets.encrypt("totp", plain))).toBe(plain);
    }
  });

  test("differs each time and does not show what it holds", () => {
    const sealed = secrets.encrypt("totp", "plain text");
    expect(secrets.encrypt("totp", "plain text")).not.toBe(sealed);
    expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("plain");
  });

  test("cannot be read with another secret or for another purpose", () => {
    const sealed = secrets.encrypt("totp", "plain text");
    expect(() => others.decrypt("totp", sealed)).toThrow();
    expect(() => secrets.decrypt("mail", sealed)).toThrow();
  });

  test("cannot be changed, shortened or made up unnoticed", () => {
    const bytes = Buffer.from(secrets.encrypt("totp", "plain text"), "base64url");
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => secrets.decrypt("totp", changed.toString("base64url")), `${at}`).toThrow();
    }
    const empty = Buffer.from(secrets.encrypt("totp", ""), "base64url");
    for (const whole of [bytes, empty]) {
      for (let length = 0; length < whole.length; length++) {
        const cut = whole.subarray(0, length).toString("base64url");
        expect(() => secrets.decrypt("totp", cut), `${length} bytes`).toThrow();
      }
    }
  });
});

describe("tokens", () => {
  test("have 256 bits and never repeat", () => {
    const tokens = Array.from({ length: 1000 }, randomToken);
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  test("are hashed with SHA-256", () => {
    expect(hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
  });
});

test("secrets are compared by content, whatever their lengths", () => {
  expect(isEqualSecret("same", "same")).toBe(true);
  expect(isEqualSecret("same", "sane")).toBe(false);
  expect(isEqualSecret("same", "same but longer")).toBe(false);
  expect(isEqualSecret("", "")).toBe(true);
  expect(isEqualSecret("é", "e")).toBe(false);
});
