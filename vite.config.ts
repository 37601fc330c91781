import { fileURLToPath } from "node:url";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type Rolldown } from "vite";

/** What every page needs, in one file: it compresses better, and its name changes seldom. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

/** Pages on which people arrive; what two of them share is one file instead of thirty small ones. */
const FRONT_PAGES =
  /src[\\/]web[\\/]pages[\\/](?:home|category|business|search|location|event)\.tsx/;
/** Of these the lists: their filters and maps are a file that a listing or the home page never asks for. */
const LISTS = /(?:category|search|location)\.tsx$/;
const ROOT = /src[\\/]web[\\/]root\.tsx/;
const OWN_CODE = /[\\/]src[\\/]/;

/** Made of hundreds of small files: in the server's bundle they are read at once when it starts. */
const BUNDLED_FOR_SERVER = ["drizzle-orm", "lucide-react", "radix-ui", /^@radix-ui\//, "zod"];

/** The front pages, and the frame of the site, that are made of this file among others. */
function usersOf(id: string, bundle: Rolldown.ChunkingContext): string[] {
  if (!OWN_CODE.test(id) || FRONT_PAGES.test(id) || ROOT.test(id)) return [];
  const seen = new Set([id]);
  for (const each of seen) {
    for (const importer of bundle.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  }
  const users = [...seen].flatMap((each) => (FRONT_PAGES.exec(each) ?? ROOT.exec(each))?.[0] ?? []);
  return [...new Set(users)];
}

const siteChunk = (id: string, bundle: Rolldown.ChunkingContext): string | null => {
  const users = usersOf(id, bundle);
  if (users.some((user) => ROOT.test(user))) return "site";
  return users.length > 1 && !users.every((user) => LISTS.test(user)) ? "site" : null;
};

const listsChunk = (id: string, bundle: Rolldown.ChunkingContext): string | null =>
  usersOf(id, bundle).length > 1 ? "lists" : null;

const DRAW_ICON = fileURLToPath(new URL("src/design/icon/draw-icon.ts", import.meta.url));

/** The shapes are lucide's; its own components put each icon together anew wherever it is shown. */
const drawIcons: Plugin = {
  name: "landfall:draw-icons",
  enforce: "pre",
  resolveId: {
    filter: { id: /\/createLucideIcon\.mjs$/ },
    handler: () => DRAW_ICON,
  },
};

const LISTING_PARTS = fileURLToPath(new URL("src/web/business-parts.ts", import.meta.url));

/**
 * The scripts of a listing's parts, for the service worker, as the module `virtual:listing-scripts`:
 * the router knows those alone that a page imports outright. The browser's files are built first.
 */
function nameListingScripts(): Plugin {
  const scripts = new Set<string>();
  return {
    name: "landfall:listing-scripts",
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const parts = this.getModuleInfo(LISTING_PARTS)?.dynamicallyImportedIds ?? [];
      const needed = new Set(
        chunks.filter(({ moduleIds, facadeModuleId }) =>
          parts.some((part) => part === facadeModuleId || moduleIds.includes(part)),
        ),
      );
      for (const { fileName, imports } of needed) {
        scripts.add(`/${fileName}`);
        for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
      }
    },
    resolveId: {
      filter: { id: /^virtual:listing-scripts$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:listing-scripts$/ },
      handler: () => `export default ${JSON.stringify([...scripts])};`,
    },
  };
}

export default defineConfig({
  plugins: [drawIcons, nameListingScripts(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 3 },
                { name: siteChunk, priority: 2 },
                { name: listsChunk, priority: 1 },
                { name: "icons", test: /[\\/]lucide-react[\\/]/, minShareCount: 3, priority: 1 },
                { name: "kit", test: /[\\/]@radix-ui[\\/]/, minShareCount: 8, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./src/server/app.ts" } },
      resolve: { noExternal: BUNDLED_FOR_SERVER },
    },
  },
});
