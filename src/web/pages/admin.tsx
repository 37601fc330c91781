import { Suspense } from "react";
import { FormError } from "#src/design/form/form-error.tsx";
import { lazyPart } from "#src/design/patterns/lazy-part.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { useIsAlive } from "#src/design/use-is-alive.ts";
import { ChangePasswordForm } from "#src/domains/accounts/credentials/components/change-password-form.tsx";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { PasswordSignIn } from "#src/domains/accounts/sign-in/components/password-sign-in.tsx";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/admin";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Administration",
    description: "Where administrators look after Landfall.",
    canonicalPath: "/admin-secure-access",
    isPrivate: true,
  });

/** Loaded for administrators alone. */
const AdminArea = lazyPart(() => import("../admin/admin-area.tsx"));

const loading = <Skeleton className="m-8 h-64" />;

const REFUSED = "Invalid credentials or admin access not configured.";

export default function Admin() {
  const viewer = useViewer();
  const isAlive = useIsAlive();
  if (viewer.status === "loading") return loading;
  if (viewer.status === "anonymous") return <Gate />;
  if (!viewer.user.isAdmin) return <Gate refused />;
  if (viewer.user.mustChangePassword) return <ChooseOwnPassword />;
  if (!isAlive) return loading;
  return (
    <Suspense fallback={loading}>
      <AdminArea user={viewer.user} />
    </Suspense>
  );
}

/** Shown to anyone who is not a signed-in administrator, with nothing of the area behind it. */
function Gate({ refused = false }: { refused?: boolean }) {
  return (
    <NarrowPage title="Admin Access" lead="Sign in with an administrator's account.">
      <FormError message={refused ? REFUSED : undefined} />
      <PasswordSignIn wrongText={REFUSED} onSignedIn={() => undefined} />
    </NarrowPage>
  );
}

function ChooseOwnPassword() {
  return (
    <NarrowPage
      title="Choose your own password"
      lead="The one you signed in with was made for the first start. Nothing else is open until you change it."
    >
      <ChangePasswordForm isAdmin onDone={() => undefined} />
    </NarrowPage>
  );
}
