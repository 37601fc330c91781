import { useQuery } from "@tanstack/react-query";
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
import { linkedClaimQuery, useCompleteClaim } from "#src/domains/claims/client.ts";
import { RequestError, reasonOf } from "#src/shared/http.ts";
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

type LoaderData = Route.ComponentProps["loaderData"];

export default function ClaimListing({ loaderData }: Route.ComponentProps) {
  const token = useLinkToken();
  return (
    <NarrowPage
      title="Join your listing to your account"
      lead="Your claim was approved. One step is left."
    >
      {token === "" ? (
        <Alert tone="danger" role="note" title="This link is not complete">
          Please open the link of the mail again.
        </Alert>
      ) : token === null ? (
        <Skeleton className="h-40" />
      ) : (
        <LinkedListing token={token} loaderData={loaderData} />
      )}
    </NarrowPage>
  );
}

/** Only whoever holds the link learns which listing it is about. */
function LinkedListing({ token, loaderData }: { token: string; loaderData: LoaderData }) {
  const viewer = useViewer();
  const { data: claim, error, isPending } = useQuery(linkedClaimQuery(token));
  if (viewer.status === "loading" || isPending) return <Skeleton className="h-40" />;
  if (error instanceof RequestError && error.status === 404) {
    return (
      <Alert tone="danger" role="note" title="This link is of no use any more">
        {reasonOf(error, "Please write to our support.")}
      </Alert>
    );
  }
  return (
    <>
      {claim ? (
        <p>
          The listing is <strong className="wrap-anywhere">{claim.businessName}</strong>.
        </p>
      ) : null}
      {viewer.status === "anonymous" ? (
        <SignInFirst {...loaderData} email={claim?.claimerEmail ?? ""} />
      ) : (
        <Join token={token} email={viewer.user.email} />
      )}
    </>
  );
}

/** The address of this page, with its token, stays in the browser: signing in happens right here. */
function SignInFirst({ mailFolder, step, email }: LoaderData & { email: string }) {
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
        known={{ email, accountType: "business_owner" }}
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
