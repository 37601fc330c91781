import { Link } from "react-router";
import { FormError } from "#src/design/form/form-error.tsx";
import { Alert } from "#src/design/primitives/alert.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import { Skeleton } from "#src/design/primitives/skeleton.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { useLinkToken } from "#src/design/use-link-token.ts";
import { useConfirmClaim } from "#src/domains/claims/client.ts";
import { reasonOf } from "#src/shared/http.ts";
import { NarrowPage } from "../layout/narrow-page.tsx";
import { pageMeta } from "../seo.ts";
import type { Route } from "./+types/confirm-claim";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Confirm your claim",
    description: "Tell us with the link of our mail that a claim on a listing is yours.",
    canonicalPath: "/confirm-claim",
    isPrivate: true,
  });

export default function ConfirmClaim() {
  const token = useLinkToken();
  return (
    <NarrowPage title="Confirm your claim" lead="Our mail asked whether a claim is yours.">
      {token === "" ? (
        <Alert tone="danger" role="note" title="This link is not complete">
          Please open the link of the mail again.
        </Alert>
      ) : token === null ? (
        <Skeleton className="h-40" />
      ) : (
        <Confirmation token={token} />
      )}
    </NarrowPage>
  );
}

function Confirmation({ token }: { token: string }) {
  const confirm = useConfirmClaim();
  if (confirm.data) {
    const { businessId, businessName } = confirm.data;
    return (
      <Alert tone="ok" title="Your claim is confirmed">
        <p>
          We look at your claim on{" "}
          <TextLink asChild>
            <Link to={`/business/${businessId}`}>{businessName}</Link>
          </TextLink>{" "}
          within 2-3 business days and mail you what we decide.
        </p>
      </Alert>
    );
  }
  return (
    <>
      <FormError
        message={confirm.error ? reasonOf(confirm.error, "Please try again.") : undefined}
      />
      <p>
        If you sent it, confirm it here. If you know nothing of it, close this page: nobody gets the
        listing, and the claim is dropped.
      </p>
      <Button onClick={() => confirm.mutate(token)} pending={confirm.isPending}>
        Confirm my claim
      </Button>
    </>
  );
}
