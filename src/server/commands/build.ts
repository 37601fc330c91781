import "../start/as-production.ts";
import { buildIfNeeded } from "../start/build.ts";

await buildIfNeeded();
