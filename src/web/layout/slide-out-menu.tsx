import { Menu as MenuIcon } from "lucide-react";
import { LightPicker } from "#src/design/light/light-picker.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import {
  closeSheet,
  NativeSheet,
  SHEET_BODY,
  SHEET_FOOTER,
} from "#src/design/primitives/native-sheet.tsx";
import { RowLink } from "#src/web/layout/nav-link.tsx";
import {
  EXPLORE_LINKS,
  SIGN_IN,
  SIGN_UP,
  type SiteLink,
  TAKE_PART_LINKS,
} from "#src/web/layout/site-links.ts";
import { useCloseOnNavigation } from "#src/web/layout/use-close-on-navigation.ts";

const MENU_ID = "site-menu";
const close = () => closeSheet(MENU_ID);

interface SlideOutMenuProps {
  section: string | null;
  anonymous: boolean;
}

export function SlideOutMenu({ section, anonymous }: SlideOutMenuProps) {
  const noteOpening = useCloseOnNavigation(MENU_ID);
  const rows = (links: readonly SiteLink[]) =>
    links.map((link) => (
      <li key={link.href}>
        <RowLink link={link} current={link.href === section} onFollow={close} />
      </li>
    ));
  return (
    <>
      <Button
        variant="secondary"
        aria-label="Menu"
        aria-haspopup="dialog"
        popoverTarget={MENU_ID}
        onClick={noteOpening}
        className="max-sm:px-2.5 sm:px-3"
      >
        <MenuIcon aria-hidden />
        <span className="max-sm:sr-only">Menu</span>
      </Button>
      <NativeSheet
        id={MENU_ID}
        title="Menu"
        side="right"
        footer={
          <div className={`${SHEET_FOOTER} flex flex-col gap-4`}>
            {anonymous ? <SignInLinks /> : null}
            <LightPicker className="w-full" />
          </div>
        }
      >
        <div className={SHEET_BODY}>
          <nav aria-label="Main" className="-mx-5 -my-4">
            <ul className="divide-y divide-line border-line border-b">{rows(EXPLORE_LINKS)}</ul>
            <div aria-hidden className="ticks-below mt-4 h-2" />
            <ul className="divide-y divide-line pt-2">{rows(TAKE_PART_LINKS)}</ul>
          </nav>
        </div>
      </NativeSheet>
    </>
  );
}

function SignInLinks() {
  return (
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
  );
}
