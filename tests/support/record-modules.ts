import { writeFileSync } from "node:fs";
import { createRequire, registerHooks } from "node:module";

/**
 * Loaded before a process (`--import`): writes down, when it ends, every module that it ran. Of
 * CommonJS only what was run: Node also reads files to find out names.
 */
const modules = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (loaded.format?.startsWith("module")) modules.add(url);
    return loaded;
  },
});
process.on("exit", () => {
  const { cache } = createRequire(import.meta.url);
  const required = Object.keys(cache).filter((file) => cache[file]?.loaded);
  writeFileSync(process.env.MODULES_FILE ?? "", [...modules, ...required].join("\n"));
});
