import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import { isStorageKey, requireStorageKey, type Storage } from "./storage.server.ts";

export interface S3Options {
  /** "https://s3.eu-central-1.amazonaws.com", or any compatible server's. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const TRIES = 3;

/** Any S3-compatible server, with the bucket in the path, which all of them understand. */
export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Options): Storage {
  const client = new AwsClient({ ...keys, region, service: "s3", retries: TRIES });
  const urlOf = (key: string) =>
    `${endpoint.replace(/\/$/, "")}/${bucket}/${requireStorageKey(key)}`;

  async function call(key: string, init: RequestInit): Promise<Response> {
    const answer = await client.fetch(urlOf(key), init);
    if (answer.ok || answer.status === 404) return answer;
    await answer.body?.cancel();
    throw new Error(`The file storage answered ${answer.status} to ${init.method} ${key}`);
  }

  async function write(key: string, body: Blob): Promise<void> {
    const answer = await call(key, { method: "PUT", body });
    await answer.body?.cancel();
    if (answer.status === 404) throw new Error(`The file storage has no bucket "${bucket}"`);
  }

  return {
    put: (key, content) => write(key, new Blob([new Uint8Array(content)])),
    putFile: async (key, file) => write(key, await openAsBlob(file)),
    async get(key) {
      if (!isStorageKey(key)) return null;
      const head = await call(key, { method: "HEAD" });
      if (head.status === 404) return null;
      return {
        size: Number(head.headers.get("content-length")),
        async stream(range) {
          const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined;
          const { body } = await call(key, { method: "GET", headers });
          if (!body) throw new Error(`The file storage sent nothing for ${key}`);
          return Readable.fromWeb(body as ReadableStream);
        },
      };
    },
    async remove(key) {
      const answer = await call(key, { method: "DELETE" });
      await answer.body?.cancel();
    },
  };
}
