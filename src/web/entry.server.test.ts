import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { handleError } from "./entry.server.tsx";
import { pageFailures } from "./page-context.server.ts";

const loader = ({ request }: { request: Request }) => {
  if (request.url.endsWith("?broken")) throw new Error("The table is away");
  return null;
};

/** A site of one page. */
const BUILD = {
  entry: {
    module: {
      default: (_: Request, status: number) => new Response("page", { status }),
      handleError,
    },
  },
  routes: {
    page: { id: "page", path: "/booking", module: { default: () => null, loader } },
  },
  ...{ basename: "/", publicPath: "/", assetsBuildDirectory: "", isSpaMode: false, ssr: true },
  ...{ future: {}, prerender: [], routeDiscovery: { mode: "initial" } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "" },
} as unknown as ServerBuild;

async function ask(method: string, path: string) {
  const context = new RouterContextProvider();
  context.set(pageFailures, []);
  const handle = createRequestHandler(BUILD, "production");
  const { status } = await handle(new Request(`http://x${path}`, { method }), context);
  return { status, failures: context.get(pageFailures) };
}

test.each(["POST", "PUT", "PATCH", "DELETE"])(
  "%s on a page that takes no such call is refused, and no failure of ours",
  async (method) => {
    expect(await ask(method, "/booking")).toEqual({ status: 405, failures: [] });
  },
);

test("what breaks in a page is a failure", async () => {
  const { status, failures } = await ask("GET", "/booking?broken");
  expect(status).toBe(500);
  expect(failures).toMatchObject([{ message: "The table is away" }]);
});
