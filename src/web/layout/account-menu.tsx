import { Gauge, LogOut, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Avatar } from "#src/design/primitives/avatar.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "#src/design/primitives/menu.tsx";
import { avatarLetter } from "#src/domains/accounts/profile/avatar-letter.ts";
import type { Viewer } from "#src/web/layout/viewer-state.ts";

interface AccountMenuProps {
  user: Viewer;
  /** The link whose place it takes had the focus. */
  takesFocus?: boolean;
}

export function AccountMenu({ user, takesFocus = false }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Menu
      trigger={
        <button
          ref={button}
          type="button"
          aria-label="Account menu"
          className="flex size-11 shrink-0 items-center justify-center rounded-full transition-colors hover:bg-shoal-deep data-[state=open]:bg-shoal-deep"
        >
          <Avatar src={user.profileImageUrl} letter={avatarLetter(user)} />
        </button>
      }
    >
      <MenuLabel className="max-w-64">
        {user.firstName ? (
          <span className="block truncate font-semibold text-ink">{user.firstName}</span>
        ) : null}
        <span className="block truncate">{user.email}</span>
      </MenuLabel>
      <MenuSeparator />
      <MenuItem asChild>
        <Link to="/user-dashboard">
          <Gauge aria-hidden />
          Dashboard
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/add-business">
          <Plus aria-hidden />
          Add Business
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem asChild>
        {/* A plain link: following it ends the session, so nothing may fetch it ahead of a click. */}
        <a href="/api/logout">
          <LogOut aria-hidden />
          Log out
        </a>
      </MenuItem>
    </Menu>
  );
}
