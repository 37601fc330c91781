import type { ReactNode } from "react";
import { useViewer } from "#src/domains/accounts/client.ts";
import { SiteLayout } from "./site-layout.tsx";

/** The frame around every page, with whoever is signed in. */
export function Site({ children }: { children: ReactNode }) {
  return <SiteLayout viewer={useViewer()}>{children}</SiteLayout>;
}
