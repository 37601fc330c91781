import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs, in one file: it compresses better, and its name changes seldom. */
const FRAMEWORK = /node_modules[\\/](?:react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

/** Small parts that many pages share: one request instead of thirty. Not those of the admin area. */
const SITE =
  /src[\\/](?:design(?![\\/](?:table|map|form))|web(?![\\/]admin)|shared)[\\/]|node_modules[\\/](?:lucide-react|@radix-ui)[\\/]/;

/** Made of hundreds of small files: in the server's bundle they are read at once when it starts. */
const BUNDLED_FOR_SERVER = ["drizzle-orm", "lucide-react", "radix-ui", /^@radix-ui\//, "zod"];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK, priority: 3 },
                { name: "site", test: SITE, minShareCount: 8, priority: 2 },
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
