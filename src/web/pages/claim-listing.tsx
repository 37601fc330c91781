import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { toast } from "#src/design/primitives/toast-store.ts";
import { useLinkToken } from "#src/design/use-link-token.ts";
import { useViewer } from "#src/domains/accounts/session/client.ts";
import { readLoginStep, shownStep } from "#src/domains/accounts/session/login-step.server.ts";
import {
  type LoginMode,
  LoginPanel,
} from "#src/domains/accounts/sign-in/components/login-panel.tsx";
import { useCompleteClaim } from "#src/domains/claims/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageContext } from "../page-context.server.ts";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/claim-listing";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Join your listing to your account",
    description: "Become the owner of a listing with the link of our mail.",
    canonicalPath: "/claim-listing",
    isPrivate: true,
  });

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  return { mailFolder: ctx.services.site.mailFolder, step: shownStep(readLoginStep(ctx)) };
}

export default function ClaimListing({ loaderData }: Route.ComponentProps) {
  const token = useLinkToken();
  const viewer = useViewer();
  return (
    <NarrowPage
      title="Join your listing to your account"
      lead="Your claim was approved. One step is left."
    >
      {token === "" ? (
        <Alert tone="danger" role="note" title="This link is not complete">
          Please open the link of the mail again.
        </Alert>
      ) : viewer.status === "loading" || token === null ? (
        <Skeleton className="h-40" />
      ) : viewer.status === "anonymous" ? (
        <SignInFirst {...loaderData} />
      ) : (
        <Join token={token} email={viewer.user.email} />
      )}
    </NarrowPage>
  );
}

/** The address of this page, with its token, stays in the browser: signing in happens right here. */
function SignInFirst({ mailFolder, step }: Route.ComponentProps["loaderData"]) {
  const [mode, setMode] = useState<LoginMode>(step?.mode ?? "sign-up");
  const isNew = mode === "sign-up";
  return (
    <>
      <p>Sign {isNew ? "up" : "in"} with the account that shall own the listing.</p>
      <LoginPanel
        key={mode}
        mode={mode}
        resumed={step?.mode === mode ? step : null}
        mailFolder={mailFolder}
        onSignedIn={() => undefined}
      />
      <Button variant="quiet" onClick={() => setMode(isNew ? "sign-in" : "sign-up")}>
        {isNew ? "I have an account" : "I am new here"}
      </Button>
    </>
  );
}

function Join({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const complete = useCompleteClaim();
  const join = () =>
    complete.mutate(token, {
      onSuccess: ({ transferAt }) => {
        toast({
          title: transferAt ? "Your account is noted" : "The listing is yours",
          description: transferAt
            ? `It becomes yours on ${new Date(transferAt).toLocaleDateString("en-US")}, unless its owner objects.`
            : undefined,
          tone: "ok",
        });
        navigate("/user-dashboard");
      },
    });
  return (
    <>
      <FormError
        message={complete.error ? reasonOf(complete.error, "Please try again.") : undefined}
      />
      <p>
        You are signed in as <strong>{email}</strong>. The listing will belong to this account.
      </p>
      <Button onClick={join} pending={complete.isPending}>
        Join the listing to me
      </Button>
      <p className="text-sm">
        Not the right account? <Link to="/log-out">Log out</Link> and open the link again.
      </p>
    </>
  );
}
