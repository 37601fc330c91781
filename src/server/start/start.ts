import "./as-production.ts";
import { enableCompileCache } from "node:module";
import { buildIfNeeded } from "./build.ts";
import { readEnv } from "./env.ts";
import { requireNode } from "./node-version.ts";

enableCompileCache("node_modules/.cache/compiled");
try {
  requireNode();
  readEnv(process.env);
  await buildIfNeeded();
  await import("./main.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
