import path from "node:path";
import { createSecrets } from "#src/platform/secrets.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { createDiskStorage } from "#src/platform/storage/disk-storage.server.ts";
import { createS3Storage } from "#src/platform/storage/s3-storage.server.ts";
import type { Storage } from "#src/platform/storage/storage.server.ts";
import type { Env } from "./env.ts";
import { installationSecret } from "./installation-secret.ts";

/** What an installation keeps beside its database. */
export type Stored = Pick<Services, "secrets" | "storage" | "scratch">;

export async function openStored(env: Env): Promise<Stored> {
  return {
    secrets: createSecrets(await installationSecret(env.SECRET, env.DATA_DIR)),
    storage: openStorage(env),
    scratch: path.join(env.DATA_DIR, "incoming"),
  };
}

function openStorage(env: Env): Storage {
  if (!env.S3_ENDPOINT) return createDiskStorage(path.join(env.DATA_DIR, "media"));
  return createS3Storage({
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET ?? "",
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? "",
  });
}
