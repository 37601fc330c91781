import { parse as parseCookies } from "hono/utils/cookie";
import { LoginAnswer } from "#src/domains/accounts/person/contract.ts";
import { openSession } from "#src/domains/accounts/session/open-session.server.ts";
import { cookieName } from "#src/domains/accounts/session/session-cookie.server.ts";
import { codeIn } from "./memory-mailer.ts";
import { nextIp, type RequestOptions, type TestLandfall } from "./test-landfall.ts";

/** An answer that has been read. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The parsed JSON, or the text when it is none. */
  body: unknown;
}

type CallOptions = Omit<RequestOptions, "body" | "cookie">;

/** Keeps its cookies from call to call, and has one address, as a visitor's browser does. */
export interface BrowserLike {
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  delete(path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** That of the session, as it is sent: "name=value"; empty while there is none. */
  cookie: string;
}

/** A visitor who is not signed in. */
export function openBrowser(landfall: TestLandfall, cookie = ""): BrowserLike {
  const address = nextIp();
  const others = new Map<string, string>();
  function keep(setCookie: string) {
    const [name = "", value = ""] = Object.entries(parseCookies(setCookie))[0] ?? [];
    if (name === cookieName(landfall.services.site.isHttps)) {
      browser.cookie = value === "" ? "" : `${name}=${value}`;
    } else others.set(name, value);
  }
  const everyCookie = () =>
    [browser.cookie, ...[...others].map(([name, value]) => `${name}=${value}`)]
      .filter((each) => each !== "")
      .join("; ");
  async function call(method: string, path: string, options: RequestOptions): Promise<Answer> {
    const response = await landfall.request(method, path, {
      address,
      cookie: everyCookie(),
      ...options,
    });
    for (const given of response.headers.getSetCookie()) keep(given);
    return readAnswer(response);
  }
  const browser: BrowserLike = {
    cookie,
    get: (path, options) => call("GET", path, { ...options }),
    post: (path, body, options) => call("POST", path, { body, ...options }),
    put: (path, body, options) => call("PUT", path, { body, ...options }),
    patch: (path, body, options) => call("PATCH", path, { body, ...options }),
    delete: (path, body, options) => call("DELETE", path, { body, ...options }),
  };
  return browser;
}

/** A browser in which this person is signed in already. */
export async function browserOf(landfall: TestLandfall, user: { id: string }) {
  const token = await landfall.db.transaction((tx) =>
    openSession(tx, user.id, "a browser of the tests"),
  );
  return openBrowser(landfall, `${cookieName(landfall.services.site.isHttps)}=${token}`);
}

interface SignUpFacts {
  firstName?: string;
  accountType?: "reviewer" | "business_owner";
}

/** The whole way of a newcomer: the form, the mail, the code. */
export async function signUp(landfall: TestLandfall, email: string, facts: SignUpFacts = {}) {
  const browser = openBrowser(landfall);
  await landfall.jobsIdle();
  await browser.post("/api/login", { email, firstName: "Marina", ...facts });
  const code = codeIn(await landfall.mailTo(email));
  const answer = LoginAnswer.parse((await browser.post("/api/login", { email, code })).body);
  if (!("user" in answer)) throw new Error("The code did not sign in");
  return { browser, user: answer.user };
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get("content-type")?.startsWith("application/json");
  return { status, headers, body: isJson ? JSON.parse(text) : text };
}
