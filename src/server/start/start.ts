import "./as-production.ts";
import { enableCompileCache } from "node:module";

// Before anything else is imported, so that it is compiled and freed of its types once, not at each start.
enableCompileCache("node_modules/.cache/compiled");
await import("./build-and-serve.ts");
