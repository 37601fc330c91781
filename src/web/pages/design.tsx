import type { MetaFunction } from "react-router";
import { Showcase } from "#src/design/showcase.tsx";
import { pageMeta } from "../seo.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Design system",
    description: "Every part of Landfall's design system on one page.",
    isPrivate: true,
  });

export default function Design() {
  return <Showcase />;
}
