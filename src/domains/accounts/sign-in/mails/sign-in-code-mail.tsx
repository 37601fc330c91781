import { MailCode, MailLayout, MailText } from "#src/platform/mail/mail-layout.tsx";
import { CODE_VALID_MINUTES } from "../../person/limits-contract.ts";

interface SignInCodeMailProps {
  code: string;
  /** "sign-up-known": someone signed up with an address that has an account already. */
  reason: "sign-in" | "sign-up" | "sign-up-known";
  firstName: string | null;
}

const OPENING = {
  "sign-in": "Use this code to sign in to Landfall.",
  "sign-up": "Welcome aboard. Use this code to finish signing up for Landfall.",
  "sign-up-known":
    "Someone, probably you, signed up for Landfall with this address. It already has an account, so this code signs you in to it.",
};

export function SignInCodeMail({ code, reason, firstName }: SignInCodeMailProps) {
  return (
    <MailLayout title={`Your code is ${code}`}>
      <MailText>{firstName ? `Hello ${firstName},` : "Hello,"}</MailText>
      <MailText>{OPENING[reason]}</MailText>
      <MailCode>{code}</MailCode>
      <MailText>
        It is valid for {CODE_VALID_MINUTES} minutes. Landfall never asks for it by phone or mail.
        If you did not ask for it, you can ignore this message.
      </MailText>
    </MailLayout>
  );
}
