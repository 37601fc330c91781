import type { Services } from "#src/platform/services.server.ts";
import type { Viewer } from "#src/shared/viewer.ts";

interface TabRequest {
  services: Services;
  viewer: Viewer | null;
  address: URLSearchParams;
}

/** What an open tab of community tracking shows. */
export type ReadTab = (asked: TabRequest) => Promise<object>;
