import { data } from "react-router";
import { NoticePage } from "../layout/notice-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/not-found";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Page not found",
    description: "There is nothing at this address on Landfall.",
    isPrivate: true,
  });

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return (
    <NoticePage title="404: uncharted water" to="/" label="Back to Home">
      There is nothing at this address. It may have moved, or the link was not complete.
    </NoticePage>
  );
}
