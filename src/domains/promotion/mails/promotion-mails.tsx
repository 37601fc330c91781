import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";

export interface PromotionMailProps {
  /** Of whoever pays. */
  name: string;
  business: string;
  packageName: string;
  /** Its last day, or the day of the next charge. */
  day: string;
  price: string;
  link: string;
}

export function RenewalComingMail({
  name,
  business,
  packageName,
  day,
  price,
  link,
}: PromotionMailProps) {
  return (
    <MailLayout title="Your promotion renews soon">
      <MailText>Hello {name},</MailText>
      <MailText>
        {packageName} for {business} renews on {day}. We charge {price} to the card that you gave.
      </MailText>
      <MailText>If you do not want that, cancel before that day: what is paid for stays.</MailText>
      <MailButton href={link}>Manage the promotion</MailButton>
    </MailLayout>
  );
}

export function RenewalFailedMail({
  name,
  business,
  packageName,
  day,
  price,
  link,
}: PromotionMailProps) {
  return (
    <MailLayout title="Your card was not charged">
      <MailText>Hello {name},</MailText>
      <MailText>
        {packageName} for {business} was to renew for {price}, but your card was refused. We try
        again in the coming days. Until {day} the promotion stays as it is.
      </MailText>
      <MailButton href={link}>Give another card</MailButton>
    </MailLayout>
  );
}

export function PromotionCancelledMail({
  name,
  business,
  packageName,
  day,
  link,
}: PromotionMailProps) {
  return (
    <MailLayout title="Your promotion does not renew">
      <MailText>Hello {name},</MailText>
      <MailText>
        {packageName} for {business} is cancelled. It runs until {day}, which is paid for; nothing
        more is charged.
      </MailText>
      <MailButton href={link}>See the promotion</MailButton>
    </MailLayout>
  );
}

export function PromotionResumedMail({
  name,
  business,
  packageName,
  day,
  price,
  link,
}: PromotionMailProps) {
  return (
    <MailLayout title="Your promotion renews again">
      <MailText>Hello {name},</MailText>
      <MailText>
        {packageName} for {business} is cancelled no more. It renews on {day}: we charge {price}{" "}
        then, and every month until you cancel.
      </MailText>
      <MailButton href={link}>Manage the promotion</MailButton>
    </MailLayout>
  );
}

export function PromotionEndedMail({ name, business, packageName, day, link }: PromotionMailProps) {
  return (
    <MailLayout title="Your promotion has ended">
      <MailText>Hello {name},</MailText>
      <MailText>
        {packageName} for {business} ended on {day}. The listing stays on Landfall as before.
      </MailText>
      <MailButton href={link}>Promote it again</MailButton>
    </MailLayout>
  );
}

interface EndMovedMailProps {
  /** Of the listing's owner. */
  name: string;
  title: string;
  /** What ended, or ends on another day, and why. */
  sentence: string;
  link: string;
}

export function EndMovedMail({ name, title, sentence, link }: EndMovedMailProps) {
  return (
    <MailLayout title={title}>
      <MailText>Hello {name},</MailText>
      <MailText>{sentence}</MailText>
      <MailButton href={link}>See the promotion</MailButton>
    </MailLayout>
  );
}
