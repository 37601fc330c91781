import { BadgeCheck, PencilLine } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#src/design/primitives/button.tsx";
import { ClaimDialog } from "#src/domains/claims/components/claim-dialog.tsx";
import { SuggestEditDialog } from "#src/domains/directory/edits/components/suggest-edit-dialog.tsx";
import type { Business } from "#src/domains/directory/listing/contract.ts";

/** Those who manage the listing edit it; everyone else can claim it or say what is wrong. */
export function ListingButtons({
  business,
  mayManage,
}: {
  business: Business;
  mayManage: boolean;
}) {
  if (mayManage) {
    return (
      <Button asChild variant="secondary">
        <Link to={`/user-dashboard/business/${business.id}`}>
          <PencilLine aria-hidden /> Edit this listing
        </Link>
      </Button>
    );
  }
  if (!business.isActive) return null;
  return (
    <>
      <ClaimDialog
        business={business}
        trigger={
          <Button variant="secondary">
            <BadgeCheck aria-hidden /> Claim This Business
          </Button>
        }
      />
      <SuggestEditDialog business={business} />
    </>
  );
}
