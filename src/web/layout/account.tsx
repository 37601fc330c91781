import { useEffect, useRef, useState } from "react";
import { Avatar, AvatarPlaceholder } from "#src/design/primitives/avatar.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { avatarLetter } from "#src/domains/accounts/profile/avatar-letter.ts";
import type { AccountMenu } from "#src/web/layout/account-menu.tsx";
import { SIGN_IN, SIGN_UP } from "#src/web/layout/site-links.ts";
import type { Viewer, ViewerState } from "#src/web/layout/viewer-state.ts";

/**
 * Most visitors are not signed in and need no drop-down, so it is loaded for those who are.
 * Until then, and if it cannot be loaded, the avatar leads to the dashboard.
 */
function SignedIn({ user }: { user: Viewer }) {
  const link = useRef<HTMLAnchorElement>(null);
  const [LoadedMenu, setLoadedMenu] = useState<typeof AccountMenu | null>(null);
  const [hadFocus, setHadFocus] = useState(false);

  useEffect(() => {
    let wanted = true;
    import("#src/web/layout/account-menu.tsx").then(
      (module) => {
        if (!wanted) return;
        setHadFocus(document.activeElement === link.current);
        setLoadedMenu(() => module.AccountMenu);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, []);

  if (LoadedMenu) return <LoadedMenu user={user} takesFocus={hadFocus} />;
  return (
    <Link
      ref={link}
      to="/user-dashboard"
      aria-label="Your dashboard"
      className="flex size-11 shrink-0 items-center justify-center rounded-full"
    >
      <Avatar src={user.profileImageUrl} letter={avatarLetter(user)} />
    </Link>
  );
}

export function Account({ viewer }: { viewer: ViewerState }) {
  if (viewer.status === "loading") return <AvatarPlaceholder />;
  if (viewer.status === "authenticated") return <SignedIn user={viewer.user} />;
  return (
    <div className="hidden gap-2 xl:flex">
      <Button asChild variant="secondary">
        <Link to={SIGN_IN.href}>{SIGN_IN.label}</Link>
      </Button>
      <Button asChild>
        <Link to={SIGN_UP.href}>{SIGN_UP.label}</Link>
      </Button>
    </div>
  );
}
