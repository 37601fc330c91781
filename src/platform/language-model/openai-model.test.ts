import type { ServerResponse } from "node:http";
import { type FixtureOpts, LLMock } from "@copilotkit/aimock";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { until } from "#tests/support/until.ts";
import type { ModelLimits, ModelQuestion } from "./language-model.server.ts";
import { createOpenAiModel } from "./openai-model.server.ts";
import type { TokenBudget } from "./token-budget.server.ts";

const KEY = "sk-never-to-be-seen";
const SECRET_WORDS = "where the spotted seal sleeps";
const LIMITS: ModelLimits = { outputTokens: 200, totalMs: 900, firstByteMs: 250, stallMs: 150 };

/** An independent server that speaks as OpenAI's does. */
const mock = new LLMock({ port: 0 });
/** What it cannot be made to say is written by hand. */
let raw: (response: ServerResponse, call: number) => void = () => undefined;
let rawCalls = 0;

beforeAll(async () => {
  mock.mount("/raw", {
    async handleRequest(request, response) {
      request.resume();
      rawCalls += 1;
      raw(response, rawCalls);
      return true;
    },
  });
  await mock.start();
});
afterAll(() => mock.stop());
beforeEach(() => {
  mock.reset();
  rawCalls = 0;
  settled.length = 0;
  logged.length = 0;
});

const settled: number[] = [];
const budget: TokenBudget = {
  reserve: async () => ({ settle: async (used) => void settled.push(used) }),
};
const logged: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void logged.push(line) });

const shape = z.object({ handles: z.array(z.string()), remark: z.string().nullable() });
const GOOD = { handles: ["qrst"], remark: null };

const question = (more: Partial<ModelQuestion<z.infer<typeof shape>>> = {}) => ({
  name: "test",
  instructions: "Choose.",
  foreign: [{ name: "the visitor's words", text: SECRET_WORDS, most: 200 }],
  shape,
  visitor: { keys: ["somebody"] },
  signal: new AbortController().signal,
  ...more,
});

const create = (path = "/v1", more: { visionModel?: string; budget?: TokenBudget } = {}) =>
  createOpenAiModel({
    ...{ baseUrl: `${mock.url}${path}`, apiKey: KEY, model: "tern", budget, log },
    ...{ limits: LIMITS, ...more },
  });

const say = (text: string, options?: FixtureOpts) =>
  mock.onMessage(/^/, { content: text }, options);

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const stream = (response: ServerResponse) =>
  response.writeHead(200, { "Content-Type": "text/event-stream" });

const bodies = () => mock.getRequests().map(({ body }) => body as Record<string, unknown>);

/** Whatever happens, it ends in time, is settled once, and tells nothing of what was said. */
async function ask(model = create(), more: Parameters<typeof question>[0] = {}) {
  const startedAt = Date.now();
  const answer = await model.ask(question(more));
  expect(Date.now() - startedAt).toBeLessThan(LIMITS.totalMs + 400);
  expect(settled).toHaveLength(1);
  expect(logged.join()).not.toMatch(new RegExp(`${SECRET_WORDS}|${KEY}|told by the server`));
  return answer;
}

describe("a sound answer", () => {
  test("is checked, and costs what the server counted", async () => {
    mock.onMessage(/^/, {
      content: JSON.stringify(GOOD),
      usage: { prompt_tokens: 70, completion_tokens: 7 },
    });
    expect(await ask()).toEqual({ answer: GOOD, reason: null });
    expect(settled).toEqual([77]);
    const [body] = bodies();
    expect(body).toMatchObject({
      ...{ model: "tern", stream: true, max_tokens: 200 },
      response_format: { type: "json_schema", json_schema: { strict: true } },
    });
  });

  test.each([
    ["a code fence", `\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\``],
    ["words around it", `Here you are: ${JSON.stringify(GOOD)} Fair winds!`],
    ["thoughts before it", `<think>{"not": this}</think>${JSON.stringify(GOOD)}`],
  ])("is read through %s", async (_, text) => {
    say(text);
    expect(await ask()).toEqual({ answer: GOOD, reason: null });
    expect(mock.getRequests()).toHaveLength(1);
  });

  test("is estimated at four characters a token where the server counts nothing", async () => {
    raw = (response) =>
      stream(response).end(chunk({ content: JSON.stringify(GOOD) }) + chunk({}, "stop"));
    expect(await ask(create("/raw"))).toEqual({ answer: GOOD, reason: null });
    expect(settled[0]).toBeGreaterThan(100);
    expect(settled[0]).toBeLessThan(400);
  });
});

describe("an answer of another shape", () => {
  test.each([
    ["half a JSON", '{"handles": ["qr'],
    ["another object", '{"ids": [1, 2]}'],
    ["prose", "I would go to Solomons."],
  ])("is sent back once: %s", async (_, wrong) => {
    mock.on({ userMessage: /cannot be used/ }, { content: JSON.stringify(GOOD) });
    say(wrong);
    expect(await ask()).toEqual({ answer: GOOD, reason: null });
    const [, second] = bodies();
    expect(second?.messages).toHaveLength(4);
  });

  test("is given up when the second is no better", async () => {
    say("[]");
    expect(await ask()).toEqual({ answer: null, reason: "malformed" });
    expect(mock.getRequests()).toHaveLength(2);
  });

  test("without end is cut off", async () => {
    say(JSON.stringify({ handles: [], remark: "x".repeat(4000) }));
    expect(await ask()).toEqual({ answer: null, reason: "malformed" });
    expect(mock.getRequests()).toHaveLength(1);
  });
});

describe("a server without schemas", () => {
  test("is asked for any JSON, and from then on at once", async () => {
    mock.on(
      { predicate: ({ response_format }) => response_format?.type === "json_schema" },
      { error: { message: "told by the server" }, status: 400 },
    );
    say(JSON.stringify(GOOD));
    const model = create();
    expect(await ask(model)).toEqual({ answer: GOOD, reason: null });
    expect(await model.ask(question())).toEqual({ answer: GOOD, reason: null });
    const formats = bodies().map(({ response_format }) => response_format);
    expect(formats).toMatchObject([
      { type: "json_schema" },
      { type: "json_object" },
      { type: "json_object" },
    ]);
    // So the schema stands in the instructions as well.
    expect(JSON.stringify(bodies()[2]?.messages)).toContain("remark");
  });

  test("that refuses both is asked for the schema again", async () => {
    mock.onMessage(/^/, { error: { message: "told by the server" }, status: 400 });
    const model = create();
    expect(await ask(model)).toEqual({ answer: null, reason: "unreachable" });
    await model.ask(question());
    expect(bodies().map(({ response_format }) => response_format)).toMatchObject([
      ...[{ type: "json_schema" }, { type: "json_object" }],
      ...[{ type: "json_schema" }, { type: "json_object" }],
    ]);
  });
});

describe("a server that fails", () => {
  const failures: [string, string, (response: ServerResponse, call: number) => void][] = [
    [
      "empty choices",
      "malformed",
      (r) => stream(r).end('data: {"choices":[]}\n\ndata: [DONE]\n\n'),
    ],
    ["nothing at all", "malformed", (r) => stream(r).end()],
    ["a page", "malformed", (r) => r.writeHead(200).end("<html>told by the server</html>")],
    ["an event that is no JSON", "malformed", (r) => stream(r).end("data: told by the server\n\n")],
    [
      "an error in the stream",
      "malformed",
      (r) => stream(r).end('data: {"error":{"message":"told by the server"}}\n\n'),
    ],
    ["silence", "timeout", () => undefined],
    ["headers and then silence", "timeout", (r) => stream(r).flushHeaders()],
    ["a stall in the middle", "timeout", (r) => void stream(r).write(chunk({ content: '{"ha' }))],
    [
      "drops without end",
      "timeout",
      (r) => {
        const drip = setInterval(() => r.write(chunk({ content: " " })), 40);
        stream(r).on("close", () => clearInterval(drip));
      },
    ],
    [
      "a refusal",
      "refused",
      (r) => stream(r).end(chunk({ refusal: "I cannot help with that." }) + chunk({}, "stop")),
    ],
    ["a filter", "refused", (r) => stream(r).end(chunk({ content: "" }, "content_filter"))],
    ["a wrong key", "unreachable", (r) => r.writeHead(401).end(`{"error":{"message":"${KEY}"}}`)],
    ["a lost connection", "unreachable", (r) => r.destroy()],
    ["an error each time", "unreachable", (r) => r.writeHead(500).end("told by the server")],
    [
      "too many calls for longer than there is time",
      "unreachable",
      (r) => r.writeHead(429, { "Retry-After": "30" }).end("{}"),
    ],
  ];
  test.each(failures)("with %s is told as %s", async (_, reason, behave) => {
    raw = behave;
    expect(await ask(create("/raw"))).toEqual({ answer: null, reason });
    expect(rawCalls).toBeLessThanOrEqual(3);
  });

  test("is asked again after as long as it says", async () => {
    raw = (response, call) => {
      if (call === 1) response.writeHead(429, { "Retry-After": "0.2" }).end("{}");
      else if (call === 2) response.writeHead(503).end();
      else stream(response).end(chunk({ content: JSON.stringify(GOOD) }) + chunk({}, "stop"));
    };
    const startedAt = Date.now();
    const model = createOpenAiModel({
      ...{ baseUrl: `${mock.url}/raw`, model: "tern", budget, log },
      limits: { ...LIMITS, totalMs: 3000 },
    });
    expect(await model.ask(question())).toEqual({ answer: GOOD, reason: null });
    expect(Date.now() - startedAt).toBeGreaterThan(140);
    expect(settled).toHaveLength(1);
  });

  test("of nowhere is unreachable", async () => {
    const model = createOpenAiModel({
      ...{ baseUrl: "http://127.0.0.1:9/v1", model: "tern", budget, log, limits: LIMITS },
    });
    expect(await ask(model)).toEqual({ answer: null, reason: "unreachable" });
    expect(settled).toEqual([0]);
  });
});

test("whoever goes away takes the question along", async () => {
  const closed = Promise.withResolvers<void>();
  raw = (response) => {
    stream(response).write(chunk({ content: "{" }));
    response.on("close", closed.resolve);
  };
  const visit = new AbortController();
  const answer = ask(create("/raw"), {
    signal: visit.signal,
    limits: { ...LIMITS, stallMs: 800 },
  });
  await until(() => expect(rawCalls).toBe(1));
  visit.abort();
  expect(await answer).toEqual({ answer: null, reason: "gone" });
  await closed.promise;
}, 5000);

test("nobody is asked when the day is used up", async () => {
  const model = create("/v1", { budget: { reserve: async () => null } });
  expect(await model.ask(question())).toEqual({ answer: null, reason: "over-budget" });
  expect(mock.getRequests()).toEqual([]);
});

test("a budget that is gone when it is settled is not silent", async () => {
  say(JSON.stringify(GOOD));
  const settle = () => Promise.reject(new Error("The database is gone"));
  const model = create("/v1", { budget: { reserve: async () => ({ settle }) } });
  await expect(model.ask(question())).rejects.toThrow("The database is gone");
});

test("a picture goes as bytes to the model that sees, and nowhere without one", async () => {
  say(JSON.stringify(GOOD));
  const picture = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);
  expect(create().seesPictures).toBe(false);
  expect(await create().ask(question({ picture }))).toEqual({ answer: null, reason: "off" });
  const model = create("/v1", { visionModel: "heron" });
  expect(model.seesPictures).toBe(true);
  expect(await ask(model, { picture })).toEqual({ answer: GOOD, reason: null });
  const [body] = bodies();
  expect(body?.model).toBe("heron");
  expect(JSON.stringify(body?.messages)).toContain("data:image/jpeg;base64,/9j/2Q==");
});
