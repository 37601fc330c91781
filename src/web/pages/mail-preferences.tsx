import { useLinkToken } from "#src/design/use-link-token.ts";
import { MailTurnOff } from "#src/domains/accounts/profile/components/mail-turn-off.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/mail-preferences";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Mail preferences",
    description: "Choose which mail Landfall sends you.",
    canonicalPath: "/mail-preferences",
    isPrivate: true,
  });

export default function MailPreferences() {
  const token = useLinkToken();
  return (
    <NarrowPage title="Mail preferences" lead="Choose which mail Landfall sends you.">
      <MailTurnOff token={token} />
    </NarrowPage>
  );
}
