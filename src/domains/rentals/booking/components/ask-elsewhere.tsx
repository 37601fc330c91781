import { Alert } from "#src/design/primitives/alert.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import type { OtherWays } from "../../item/limits-contract.ts";

/** Nobody would answer a request; prices are shown all the same. */
export function AskElsewhere({ phone, website }: OtherWays) {
  return (
    <Alert tone="info" role="note" title="Not bookable online yet">
      This business does not take bookings on Landfall yet. Please{" "}
      {phone ? (
        <>
          call <TextLink href={`tel:${phone}`}>{phone}</TextLink>
        </>
      ) : null}
      {phone && website ? " or " : null}
      {website ? (
        <>
          see{" "}
          <TextLink href={website} rel="nofollow noopener" target="_blank">
            {new URL(website).hostname}
          </TextLink>
        </>
      ) : null}
      {phone || website ? null : "ask at the place"}.
    </Alert>
  );
}
