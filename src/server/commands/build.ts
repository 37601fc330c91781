import "../as-production.ts";
import { buildIfNeeded } from "../build.ts";

await buildIfNeeded();
