import type { ReactNode } from "react";
import { useViewer } from "#src/domains/accounts/client.ts";
import { SiteLayout } from "./site-layout.tsx";
import type { SiteLink } from "./site-links.ts";

interface SiteProps {
  socialLinks?: readonly SiteLink[];
  children: ReactNode;
}

/** The frame around every page, with whoever is signed in. */
export function Site({ socialLinks, children }: SiteProps) {
  return (
    <SiteLayout viewer={useViewer()} socialLinks={socialLinks}>
      {children}
    </SiteLayout>
  );
}
