import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { benchPaths, withSite } from "./site-process.ts";

const CONNECTIONS = 32;
const SECONDS = 3;
const ROUNDS = 3;

/** Sends what it is given and nothing else: the limit of node:http for these bytes. */
const BARE_SERVER = `
const { createServer } = require("node:http");
const { readFileSync } = require("node:fs");
const [body, headers] = process.argv.slice(1).map((file) => readFileSync(file));
const sent = JSON.parse(headers);
createServer((request, response) => {
  response.writeHead(200, sent);
  response.end(body);
}).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
`;

/** Pages of visitors who are not signed in, by requests a second over many connections. */
export const pages = {
  name: "pages",
  title: "Pages",
  run: () =>
    withSite(async (url) => {
      const results = [];
      for (const [name, page] of Object.entries(await benchPaths(url))) {
        const ratio = await compare(url, page);
        const limit = "the requests a second of a bare node:http server that sends the same bytes";
        results.push({ name: `${name} page`, ratio, limit });
      }
      return results;
    }),
};

/** In turns, so that a busy moment of the machine meets both. */
async function compare(url: string, page: string): Promise<number> {
  const answer = await fetch(url + page, { headers: { "Accept-Encoding": "br" } });
  const headers = [...answer.headers].filter(
    ([name]) => !/^(?:date|connection|keep-alive)$/.test(name),
  );
  const bare = await startBare(await encodedBody(url, page), Object.fromEntries(headers));
  try {
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const limit = await requestsPerSecond(bare.port, "/");
      ratios.push((await requestsPerSecond(Number(new URL(url).port), page)) / limit);
    }
    return ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  } finally {
    await bare.stop();
  }
}

/** As it is on the wire; `fetch` would have unpacked it. */
async function encodedBody(url: string, page: string): Promise<Buffer> {
  const answer = await askOnce(Number(new URL(url).port), page);
  return answer.subarray(answer.indexOf("\r\n\r\n") + 4);
}

async function startBare(body: Buffer, headers: Record<string, string>) {
  const folder = await mkdtemp(path.join(tmpdir(), "landfall-bare-"));
  const files = [path.join(folder, "body"), path.join(folder, "headers")] as const;
  await writeFile(files[0], body);
  await writeFile(files[1], JSON.stringify({ ...headers, "content-length": body.length }));
  const child = spawn(process.execPath, ["-e", BARE_SERVER, ...files], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    port: Number(String(line)),
    async stop() {
      child.kill();
      await once(child, "close");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const requestFor = (page: string): string =>
  `GET ${page} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`;

async function requestsPerSecond(port: number, page: string): Promise<number> {
  const askAll = (seconds: number) =>
    Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(port, page, seconds)));
  await askAll(0.3);
  const counts = await askAll(SECONDS);
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}

/** Bytes are counted, not parsed: every answer on a connection is as long as the first. */
async function keepAsking(port: number, page: string, seconds: number): Promise<number> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const request = requestFor(page);
  const until = performance.now() + seconds * 1000;
  let expected = 0;
  let received = 0;
  let answers = 0;
  socket.on("data", (chunk) => {
    received += chunk.length;
    if (expected === 0) expected = lengthOf(chunk);
    if (received < expected) return;
    received -= expected;
    answers += 1;
    if (performance.now() < until) socket.write(request);
    else socket.destroy();
  });
  socket.write(request);
  await once(socket, "close");
  return answers;
}

/** Of the whole answer, from its head, which comes in one piece. */
function lengthOf(chunk: Buffer): number {
  const head = chunk.subarray(0, chunk.indexOf("\r\n\r\n") + 4);
  const body = /content-length: (\d+)/i.exec(head.toString())?.[1];
  if (!head.toString().startsWith("HTTP/1.1 200") || !body) throw new Error("No page came");
  return head.length + Number(body);
}

async function askOnce(port: number, page: string): Promise<Buffer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(requestFor(page).replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  return Buffer.concat(await socket.toArray());
}
