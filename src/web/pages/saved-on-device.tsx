import { useSearchParams } from "react-router";
import { DeviceListView } from "#src/domains/saved/components/device-list.tsx";
import { deviceListPath, PRINT_VIEW } from "#src/domains/saved/limits-contract.ts";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/saved-on-device";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: "List on this device",
    description: "A list of waterfront places that is kept on this device.",
    canonicalPath: deviceListPath(params.key ?? ""),
    isPrivate: true,
  });

/** The same empty page for everybody; the device fills it. */
export default function SavedOnDevice({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <DeviceListView
      listKey={params.key}
      isForPaper={search.get("view") === PRINT_VIEW}
      missing={
        <NoticePage title="List not found" to="/saved" label="Your saved places">
          This device keeps no such list. If you signed in, it is in your account now.
        </NoticePage>
      }
    />
  );
}
