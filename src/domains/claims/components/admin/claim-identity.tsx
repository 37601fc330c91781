import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "#src/shared/plain-format.ts";
import type { Claim } from "../../contract.ts";
import { OBJECTION_DAYS } from "../../limits-contract.ts";
import { afterObjectionDays } from "../../rules.ts";

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** Side by side: who sent the claim, in whose name, and what is known about that. */
export function ClaimIdentity({ claim }: { claim: Claim }) {
  const outcome = outcomeOf(claim);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 [&>:last-child]:col-span-full">
        <Part name="Account that sent it">{claim.senderEmail ?? "None: not signed in"}</Part>
        <Part name="E-mail as typed">{claim.claimerEmail}</Part>
        <Part name="Is that address theirs?">
          <Verdict claim={claim} />
        </Part>
      </dl>
      {isForAnother(claim) ? (
        <p className="font-semibold">
          The account has another address than the one typed. Approving gives that account nothing.
        </p>
      ) : null}
      {outcome ? <p className="break-words text-ink-soft">{outcome}</p> : null}
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-paper px-3 py-2">
      <dt className="text-2xs text-ink-soft">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

function Verdict({ claim: { addressProof, confirmedAt, accountEmail } }: { claim: Claim }) {
  const isProved = addressProof !== null && confirmedAt !== null;
  const Icon = isProved ? CircleCheck : CircleAlert;
  return (
    <span className="flex items-start gap-1.5">
      <Icon
        aria-hidden
        className={
          isProved ? "mt-0.5 size-4 shrink-0 text-ok" : "mt-0.5 size-4 shrink-0 text-danger"
        }
      />
      {isProved
        ? addressProof === "account"
          ? "Verified: it is the account's own"
          : `Verified: the mailed link was opened ${day.format(new Date(confirmedAt))}`
        : accountEmail
          ? "Not confirmed by the account that has it"
          : "Not verified"}
    </span>
  );
}

const isForAnother = ({ senderEmail, claimerEmail }: Claim): boolean =>
  senderEmail !== null && senderEmail !== claimerEmail.toLowerCase();

/** What an approval brings about, for whoever is about to give it. */
function outcomeOf({ status, accountEmail, claimerEmail, ownerEmail }: Claim): string | null {
  if (status !== "pending") return null;
  if (ownerEmail === null || ownerEmail === accountEmail) {
    return accountEmail
      ? `Approving gives the listing to the account ${accountEmail}.`
      : `Approving mails a link to ${claimerEmail}. Only whoever opens it gets the listing.`;
  }
  const newOwner = accountEmail
    ? `the account ${accountEmail}`
    : `whoever opens the link mailed to ${claimerEmail}`;
  const until = formatDay(afterObjectionDays(new Date()).toISOString());
  return (
    `Approving starts a ${OBJECTION_DAYS}-day wait: its present owner, ${ownerEmail}, is mailed and has ` +
    `${OBJECTION_DAYS} days to object, until ${until}. Unless they do, the listing then goes to ${newOwner}.`
  );
}
