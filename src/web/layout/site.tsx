import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useFirstPaint } from "#src/design/first-paint/use-first-paint.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { useTrackPages } from "#src/domains/analytics/client.ts";
import { ListingActionContext } from "#src/domains/directory/listing/components/listing-action.tsx";
import { useForgetRosters } from "#src/domains/events/door/components/use-forget-rosters.ts";
import { SaveButton } from "#src/domains/saved/components/save-button.tsx";
import { SavedProvider } from "#src/domains/saved/components/saved-provider.tsx";
import { SiteLayout } from "./site-layout.tsx";
import type { SiteLink } from "./site-links.ts";
import { useCelebrations } from "./use-celebrations.ts";
import { useOwnDrafts } from "./use-own-drafts.ts";

interface SiteProps {
  socialLinks?: readonly SiteLink[];
  asksModel?: boolean;
  children: ReactNode;
}

/** The frame around every page, with whoever is signed in. */
export function Site({ socialLinks, asksModel, children }: SiteProps) {
  useTrackPages();
  useOwnDrafts();
  useForgetRosters();
  useCelebrations();
  useFirstPaint(useLocation().pathname);
  return (
    <SavedProvider>
      <ListingActionContext value={SaveButton}>
        <SiteLayout viewer={useViewer()} socialLinks={socialLinks} asksModel={asksModel}>
          {children}
        </SiteLayout>
      </ListingActionContext>
    </SavedProvider>
  );
}
