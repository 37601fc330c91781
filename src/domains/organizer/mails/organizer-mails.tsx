import { MailButton, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { PLAN_NAME } from "../limits-contract.ts";

export interface OrganizerMailProps {
  name: string;
  /** The last day, the end of the days of grace, or the day of the next charge. */
  day: string;
  price: string;
  link: string;
}

export function PlanFailedMail({ name, day, price, link }: OrganizerMailProps) {
  return (
    <MailLayout title="Your card was not charged">
      <MailText>Hello {name},</MailText>
      <MailText>
        {PLAN_NAME} was to renew for {price}, but your card was refused. We try again in the coming
        days. Until {day} you can go on creating events.
      </MailText>
      <MailButton href={link}>Manage the plan</MailButton>
    </MailLayout>
  );
}

export function PlanCancelledMail({ name, day, link }: OrganizerMailProps) {
  return (
    <MailLayout title="Your plan does not renew">
      <MailText>Hello {name},</MailText>
      <MailText>
        {PLAN_NAME} is cancelled. It runs until {day}, which is paid for; nothing more is charged.
      </MailText>
      <MailButton href={link}>See the plan</MailButton>
    </MailLayout>
  );
}

export function PlanResumedMail({ name, day, price, link }: OrganizerMailProps) {
  return (
    <MailLayout title="Your plan renews again">
      <MailText>Hello {name},</MailText>
      <MailText>
        {PLAN_NAME} is cancelled no more. It renews on {day}: we charge {price} then, and every
        month until you cancel.
      </MailText>
      <MailButton href={link}>Manage the plan</MailButton>
    </MailLayout>
  );
}

export function PlanEndedMail({ name, link }: OrganizerMailProps) {
  return (
    <MailLayout title="Your plan has ended">
      <MailText>Hello {name},</MailText>
      <MailText>{PLAN_NAME} has ended. Your events stay; new ones need a plan again.</MailText>
      <MailButton href={link}>Subscribe again</MailButton>
    </MailLayout>
  );
}
