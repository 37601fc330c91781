import type { ReactNode } from "react";
import { Button } from "#src/design/primitives/button.tsx";
import { Card } from "#src/design/primitives/card.tsx";
import { TotpSettings } from "../../credentials/components/totp-settings.tsx";
import type { CurrentUser } from "../../person/contract.ts";
import { DeleteAccount } from "./delete-account.tsx";
import { MailSwitches } from "./mail-switches.tsx";
import { PictureForm } from "./picture-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";

interface AccountSettingsProps {
  user: CurrentUser;
  onDeleted: () => void;
}

export function AccountSettings({ user, onDeleted }: AccountSettingsProps) {
  return (
    <div className="page-width grid items-start gap-6 py-8 lg:grid-cols-2">
      <div className="grid gap-6">
        <Panel title="Your profile">
          <PictureForm user={user} />
          <ProfileForm user={user} />
        </Panel>
        {user.isAdmin ? (
          <Panel title="Two-factor sign-in">
            <TotpSettings isOn={user.totpEnabled} />
          </Panel>
        ) : null}
      </div>
      <div className="grid gap-6">
        <Panel title="Signed-in devices">
          <SessionList />
        </Panel>
        <Panel title="Mail">
          <p>What is necessary, such as codes and decisions on claims, always comes.</p>
          <MailSwitches />
        </Panel>
        <Panel title="Your data">
          <p>Download what Landfall holds about you, or delete your account.</p>
          <Button asChild variant="secondary" className="self-start">
            <a href="/api/user/data" download>
              Download my data
            </a>
          </Button>
          <DeleteAccount user={user} onDeleted={onDeleted} />
        </Panel>
      </div>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild>
      <section className="flex flex-col gap-5">
        <h2 className="font-semibold font-serif text-xl">{title}</h2>
        {children}
      </section>
    </Card>
  );
}
