import { ADMIN_PASSWORD_MIN_LENGTH, type LoginRequest, PASSWORD_MIN_LENGTH } from "./contract.ts";

/** The five ways of `POST /api/login`, told apart by what is given. */
export type LoginIntent =
  | { kind: "password"; password: string }
  | { kind: "code"; code: string }
  | { kind: "send-code" }
  | { kind: "sign-up"; firstName: string }
  | { kind: "begin" };

export function intentOf(request: LoginRequest): LoginIntent {
  if (request.password !== undefined) return { kind: "password", password: request.password };
  if (request.code !== undefined) return { kind: "code", code: request.code };
  if (request.sendCode) return { kind: "send-code" };
  if (request.firstName !== undefined) return { kind: "sign-up", firstName: request.firstName };
  return { kind: "begin" };
}

/** Why a new password is refused, or null. */
export function passwordObjection(
  password: string,
  isAdmin: boolean,
  isCommon: (password: string) => boolean,
): string | null {
  const minimum = isAdmin ? ADMIN_PASSWORD_MIN_LENGTH : PASSWORD_MIN_LENGTH;
  if (password.length < minimum) {
    return `Password must be at least ${minimum} characters long`;
  }
  if (isCommon(password)) {
    return "This password is one of the most common ones. Please choose another.";
  }
  return null;
}

const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** A readable name for a browser, good enough for its owner to recognise it. */
export function deviceName(userAgent: string): string {
  const nameIn = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const known = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean);
  return known.join(" on ") || "Unknown device";
}

/** Where somebody who signed in on this page goes next; `from` is the place to return to. */
export function landingAfter(
  page: string,
  { user, needsPassword }: { user: { mustChangePassword: boolean }; needsPassword: boolean },
  from: string | null = null,
): string {
  if (user.mustChangePassword || page === "/admin-secure-access") return "/admin-secure-access";
  if (page === "/business-login") return "/user-dashboard";
  if (!needsPassword) return from ?? "/";
  return from ? `/password-setup?${new URLSearchParams({ next: from })}` : "/password-setup";
}
