import { Heart } from "lucide-react";
import { useLocation } from "react-router";
import { LightPicker } from "#src/design/light/light-picker.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { Account } from "#src/web/layout/account.tsx";
import { currentSection } from "#src/web/layout/current-section.ts";
import { HeaderSearch } from "#src/web/layout/header-search.tsx";
import { BarLink } from "#src/web/layout/nav-link.tsx";
import {
  EXPLORE_LINKS,
  SAVED,
  type SiteLink,
  TAKE_PART_LINKS,
} from "#src/web/layout/site-links.ts";
import { SiteLogo } from "#src/web/layout/site-logo.tsx";
import { SlideOutMenu } from "#src/web/layout/slide-out-menu.tsx";
import type { ViewerState } from "#src/web/layout/viewer-state.ts";

const SECTIONS = [...EXPLORE_LINKS, ...TAKE_PART_LINKS].map((link) => link.href);

function BarLinks({ links, section }: { links: readonly SiteLink[]; section: string | null }) {
  return (
    <ul className="-mx-3 flex">
      {links.map((link) => (
        <li key={link.href}>
          <BarLink link={link} current={link.href === section} />
        </li>
      ))}
    </ul>
  );
}

export function SiteHeader({ viewer }: { viewer: ViewerState }) {
  const { pathname } = useLocation();
  const section = currentSection(pathname, SECTIONS);
  return (
    <header className="border-ink border-b bg-page">
      <div aria-hidden className="minute-border border-t-0" />
      <div className="page-width flex min-h-16 items-center justify-between sm:gap-x-4">
        <SiteLogo />
        <HeaderSearch />
        <div className="flex items-center gap-1 sm:gap-3">
          <div className="hidden xl:block">
            <LightPicker compact />
          </div>
          {/* The narrowest phones have no room for it; the footer has the same link. */}
          <Button asChild variant="quiet" size="icon" className="max-[22rem]:hidden">
            <Link to={SAVED.href} aria-label={SAVED.label} title={SAVED.label}>
              <Heart aria-hidden />
            </Link>
          </Button>
          <Account viewer={viewer} />
          <div className="xl:hidden">
            <SlideOutMenu section={section} anonymous={viewer.status === "anonymous"} />
          </div>
        </div>
      </div>
      <nav aria-label="Main" className="hidden border-line border-t xl:block">
        <div className="page-width flex justify-between">
          <BarLinks links={EXPLORE_LINKS} section={section} />
          <BarLinks links={TAKE_PART_LINKS} section={section} />
        </div>
      </nav>
    </header>
  );
}
