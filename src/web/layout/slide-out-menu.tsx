import { Menu as MenuIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { LightPicker } from "#src/design/light/light-picker.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Sheet } from "#src/design/primitives/sheet.tsx";
import { RowLink } from "#src/web/layout/nav-link.tsx";
import {
  EXPLORE_LINKS,
  SIGN_IN,
  SIGN_UP,
  type SiteLink,
  TAKE_PART_LINKS,
} from "#src/web/layout/site-links.ts";

interface SlideOutMenuProps {
  section: string | null;
  anonymous: boolean;
}

export function SlideOutMenu({ section, anonymous }: SlideOutMenuProps) {
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  const close = () => setOpen(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the news that a navigation happened
  useEffect(close, [key]);

  const rows = (links: readonly SiteLink[]) =>
    links.map((link) => (
      <li key={link.href}>
        <RowLink link={link} current={link.href === section} onFollow={close} />
      </li>
    ));

  return (
    <Sheet
      title="Menu"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" aria-label="Menu" className="px-3">
          <MenuIcon aria-hidden />
          <span className="max-sm:sr-only">Menu</span>
        </Button>
      }
      footer={
        <div className="flex flex-col gap-4">
          {anonymous ? (
            <div className="grid grid-cols-2 gap-3">
              <Button asChild variant="secondary">
                <Link to={SIGN_IN.href} onClick={close}>
                  {SIGN_IN.label}
                </Link>
              </Button>
              <Button asChild>
                <Link to={SIGN_UP.href} onClick={close}>
                  {SIGN_UP.label}
                </Link>
              </Button>
            </div>
          ) : null}
          <LightPicker className="w-full" />
        </div>
      }
    >
      <nav aria-label="Main" className="-mx-5 -my-4">
        <ul className="divide-y divide-line border-line border-b">{rows(EXPLORE_LINKS)}</ul>
        <div aria-hidden className="ticks-below mt-4 h-2" />
        <ul className="divide-y divide-line pt-2">{rows(TAKE_PART_LINKS)}</ul>
      </nav>
    </Sheet>
  );
}
