import { Settings } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Dialog } from "#src/design/primitives/dialog.tsx";
import type { CurrentUser } from "../../person/contract.ts";
import { ChangePasswordForm } from "./change-password-form.tsx";

export function ChangePasswordDialog({ user }: { user: CurrentUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      title="Change password"
      description={user.hasPassword ? undefined : "This account signs in with mailed codes."}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary">
          <Settings aria-hidden /> Settings
        </Button>
      }
    >
      {user.hasPassword ? (
        <ChangePasswordForm isAdmin={user.isAdmin} onDone={() => setOpen(false)} />
      ) : (
        <Button asChild>
          <Link to="/password-setup">Set up a password</Link>
        </Button>
      )}
    </Dialog>
  );
}
