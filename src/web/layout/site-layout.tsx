import type { ReactNode } from "react";
import { Toaster } from "#src/design/primitives/toast.tsx";
import { LeaveQuestion } from "#src/design/unsaved/leave-question.tsx";
import { ChatLauncher } from "#src/domains/assistant/chat/components/chat-launcher.tsx";
import { SiteFooter } from "#src/web/layout/site-footer.tsx";
import { SiteHeader } from "#src/web/layout/site-header.tsx";
import type { SiteLink } from "#src/web/layout/site-links.ts";
import { SkipLink } from "#src/web/layout/skip-link.tsx";
import type { ViewerState } from "#src/web/layout/viewer-state.ts";

interface SiteLayoutProps {
  viewer: ViewerState;
  socialLinks?: readonly SiteLink[];
  /** The assistant asks a language model. */
  asksModel?: boolean;
  children: ReactNode;
}

export function SiteLayout({ viewer, socialLinks, asksModel, children }: SiteLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader viewer={viewer} />
      <noscript>
        <p className="page-width border-line border-b py-3 text-ink-soft">
          Scripts are off in this browser. Searching, reading and most forms work without them;
          buttons that look faint need scripts.
        </p>
      </noscript>
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <SiteFooter socialLinks={socialLinks} />
      <ChatLauncher asksModel={asksModel} />
      <Toaster />
      <LeaveQuestion />
    </div>
  );
}
