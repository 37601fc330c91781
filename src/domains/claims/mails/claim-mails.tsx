import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { CONFIRM_DAYS, LINK_VALID_DAYS, OBJECTION_DAYS } from "../limits-contract.ts";

interface ClaimMailProps {
  name: string;
  business: string;
}

export function ClaimReceivedMail({ name, business }: ClaimMailProps) {
  return (
    <MailLayout title="We have your claim">
      <MailText>Hello {name},</MailText>
      <MailText>
        Your claim on {business} has arrived. We look at it within 2-3 business days and tell you
        what we decide.
      </MailText>
    </MailLayout>
  );
}

/** To an address that anybody may have typed: it carries nothing of what was typed with it. */
export function ConfirmClaimMail({ link }: { link: string }) {
  return (
    <MailLayout title="Please confirm your claim">
      <MailText>Hello,</MailText>
      <MailText>
        A claim on a listing of ours was sent to us with this e-mail address. If it is yours, please
        confirm it. We look at it within 2-3 business days and tell you what we decide.
      </MailText>
      <MailButton href={link}>Confirm my claim</MailButton>
      <MailText>
        If you know nothing of it, you need not do anything: a claim that nobody confirms is dropped
        after {CONFIRM_DAYS} days.
      </MailText>
    </MailLayout>
  );
}

interface ApprovedProps extends ClaimMailProps {
  link: string;
  /** The reader has no account yet. */
  needsAccount: boolean;
  /** The listing has an owner, who may object. */
  mustWait: boolean;
  notes: string | null;
}

export function ClaimApprovedMail(props: ApprovedProps) {
  const { name, business, link, needsAccount, mustWait, notes } = props;
  return (
    <MailLayout title="Your claim was approved">
      <MailText>Hello {name},</MailText>
      <MailText>
        Your claim on {business} was approved.{" "}
        {mustWait
          ? `The listing has an owner today, who has ${OBJECTION_DAYS} days to object before it becomes yours.`
          : "You can change the listing and answer its reviews."}
      </MailText>
      {notes ? <MailText>{notes}</MailText> : null}
      {needsAccount ? (
        <MailText>
          Open this link, sign in or sign up, and the listing is joined to your account. The link
          works once and for {LINK_VALID_DAYS} days.
        </MailText>
      ) : null}
      <MailButton href={link}>{needsAccount ? "Join the listing to me" : "Manage it"}</MailButton>
    </MailLayout>
  );
}

export function ClaimRejectedMail({
  name,
  business,
  notes,
}: ClaimMailProps & { notes: string | null }) {
  return (
    <MailLayout title="Your claim was not approved">
      <MailText>Hello {name},</MailText>
      <MailText>We could not approve your claim on {business}.</MailText>
      {notes ? <MailText>{notes}</MailText> : null}
      <MailText>If you think that this is a mistake, please write to our support.</MailText>
    </MailLayout>
  );
}
