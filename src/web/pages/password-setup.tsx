import { Link, useNavigate, useSearchParams } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { PasswordSetupForm } from "#src/domains/accounts/credentials/components/password-setup-form.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { returnPath } from "#src/shared/return-path.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/password-setup";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Set up your password",
    description: "Choose the password and the type of your Landfall account.",
    canonicalPath: "/password-setup",
    isPrivate: true,
  });

export default function PasswordSetup() {
  const viewer = useViewer();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <NarrowPage title="Set up your password" lead="So that you need no code the next time.">
      {viewer.status === "loading" ? <Skeleton className="h-64" /> : null}
      {viewer.status === "anonymous" ? (
        <>
          <p>Please sign in first; a new account begins with a mailed code.</p>
          <Button asChild className="self-start">
            <Link to="/login">Sign In</Link>
          </Button>
        </>
      ) : null}
      {viewer.status === "authenticated" ? (
        viewer.user.hasPassword ? (
          <>
            <p>Your account has a password already. You can change it in your dashboard.</p>
            <Button asChild className="self-start">
              <Link to="/user-dashboard">Go to the dashboard</Link>
            </Button>
          </>
        ) : (
          <PasswordSetupForm
            accountType={viewer.user.accountType}
            onDone={() => navigate(returnPath(search.get("next")) ?? "/user-dashboard")}
          />
        )
      ) : null}
    </NarrowPage>
  );
}
