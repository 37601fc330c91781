import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

interface OwnerMailProps {
  name: string;
  business: string;
  link: string;
}

export function TransferNoticeMail({
  name,
  business,
  day,
  link,
}: OwnerMailProps & { day: string }) {
  return (
    <MailLayout title={`Somebody else claims ${business}`}>
      <MailText>Hello {name},</MailText>
      <MailText>
        Another person has shown us that {business} is theirs. On {day} the listing passes to them,
        unless you object before.
      </MailText>
      <MailButton href={link}>See the claim and object</MailButton>
    </MailLayout>
  );
}

interface OutcomeProps extends OwnerMailProps {
  hasObjected: boolean;
}

export function ClaimCalledOffMail({ name, business, link, hasObjected }: OutcomeProps) {
  return (
    <MailLayout title={`${business} stays yours`}>
      <MailText>Hello {name},</MailText>
      <MailText>
        {hasObjected
          ? `We have looked at your objection and agree with you: the claim on ${business} is rejected.`
          : `The claim on ${business} of which we wrote to you is rejected after all.`}{" "}
        The listing stays yours, and you need not do anything.
      </MailText>
      <MailButton href={link}>See your listings</MailButton>
    </MailLayout>
  );
}

export function ObjectionDismissedMail({ name, business, link }: OwnerMailProps) {
  return (
    <MailLayout title={`The claim on ${business} stands`}>
      <MailText>Hello {name},</MailText>
      <MailText>
        We have looked at your objection and let the claim stand: {business} passes to the person
        who claimed it.
      </MailText>
      <MailText>If you think that this is a mistake, please write to our support.</MailText>
      <MailButton href={link}>Write to support</MailButton>
    </MailLayout>
  );
}

interface ObjectionProps {
  business: string;
  objection: string;
  link: string;
}

/** To the site's own contact. */
export function ObjectionNoticeMail({ business, objection, link }: ObjectionProps) {
  return (
    <MailLayout title={`The owner of ${business} objects`}>
      <MailText>
        A claim on {business} was approved, and its present owner says no. Nothing changes hands
        until somebody has looked at it again.
      </MailText>
      {objection.split(/\n{2,}/).map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      <MailButton href={link}>Look at the claim</MailButton>
    </MailLayout>
  );
}
