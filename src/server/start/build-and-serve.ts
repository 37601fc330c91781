import { buildIfNeeded } from "./build.ts";
import { readEnv } from "./env.ts";
import { requireNode } from "./node-version.ts";

try {
  requireNode();
  readEnv(process.env);
  await buildIfNeeded();
  await import("./main.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
