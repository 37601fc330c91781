import { Link } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/log-out";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Log out?",
    description: "Confirm that you want to log out of Landfall on this device.",
    canonicalPath: "/log-out",
    isPrivate: true,
  });

/** Shown when the log-out link was followed from somewhere else than our own pages. */
export default function LogOut() {
  return (
    <NarrowPage title="Log out?" lead="You followed a link that logs you out of this device.">
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <a href="/api/logout">Log out</a>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">Stay signed in</Link>
        </Button>
      </div>
    </NarrowPage>
  );
}
