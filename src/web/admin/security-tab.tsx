import { TotpSettings } from "#src/domains/accounts/credentials/components/totp-settings.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";

export default function SecurityTab() {
  const viewer = useViewer();
  if (viewer.status !== "authenticated") return null;
  return (
    <section aria-labelledby="two-factor-heading" className="flex flex-col gap-4">
      <h3 id="two-factor-heading" className="text-xl">
        Two-factor sign-in
      </h3>
      <TotpSettings isOn={viewer.user.totpEnabled} />
    </section>
  );
}
