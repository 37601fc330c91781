import { AccountCreated } from "#src/domains/accounts/person/events.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { DropUnconfirmedClaims, TransferListings } from "./claim-jobs.ts";
import type { ClaimRow } from "./claim-shape.server.ts";
import { dropUnconfirmedClaims } from "./drop-unconfirmed-claims.server.ts";
import { findMailedClaim } from "./find-mailed-claim.server.ts";
import { issueLink, needsLink } from "./issue-link.server.ts";
import { ownerJobs } from "./jobs-owner.server.tsx";
import { joinClaims } from "./join-claims.server.ts";
import { DeliverClaimDecided, DeliverClaimReceived } from "./mail-jobs.ts";
import {
  ClaimApprovedMail,
  ClaimReceivedMail,
  ClaimRejectedMail,
  ConfirmClaimMail,
} from "./mails/claim-mails.tsx";
import { transferDueListings } from "./transfer-due-listings.server.ts";

export const claimJobs: JobHandler[] = [
  handleJob(DeliverClaimReceived, async (services, { claimId }) => {
    const found = await findMailedClaim(services.db, claimId);
    if (!found?.claim.claimerEmail) return;
    const { claim, business } = found;
    if (claim.confirmedAt === null) return askToConfirm(services, claim);
    await services.mail.send({
      to: claim.claimerEmail,
      subject: `Your claim on ${business}`,
      body: <ClaimReceivedMail name={claim.claimerName} business={business} />,
    });
  }),

  handleJob(DeliverClaimDecided, async (services, { claimId }) => {
    const found = await findMailedClaim(services.db, claimId);
    if (!found?.claim.claimerEmail) return;
    const { claim } = found;
    const token = needsLink(claim)
      ? await issueLink(services, { claimId, status: "approved" })
      : null;
    const { adminNotes: notes } = claim;
    // Nothing that a stranger may have typed goes to an address that nobody has confirmed.
    const { name, business } = claim.confirmedAt
      ? { name: claim.claimerName, business: found.business }
      : { name: "there", business: "a listing" };
    const { baseUrl } = services.site;
    const isApproved = claim.status === "approved";
    await services.mail.send({
      to: claim.claimerEmail,
      subject: isApproved
        ? `Your claim on ${business} was approved`
        : `Your claim on ${business} was not approved`,
      body: isApproved ? (
        <ClaimApprovedMail
          {...{ name, business, notes }}
          link={token ? `${baseUrl}/claim-listing#${token}` : `${baseUrl}/user-dashboard`}
          needsAccount={token !== null}
          mustWait={claim.transferAt !== null && claim.completedAt === null}
        />
      ) : (
        <ClaimRejectedMail {...{ name, business, notes }} />
      ),
    });
  }),

  ...ownerJobs,

  handleJob(TransferListings, (services) => transferDueListings(services, new Date())),

  handleJob(DropUnconfirmedClaims, (services) => dropUnconfirmedClaims(services, new Date())),
];

export const claimSubscriptions: Subscription[] = [
  subscribe(AccountCreated, "join-claims", (services, account) => joinClaims(services, account)),
];

async function askToConfirm(services: Services, claim: ClaimRow) {
  if (!(await admitsMail(services.db, "claim-confirmation", claim.claimerEmail))) return;
  const token = await issueLink(services, { claimId: claim.id, status: "pending" });
  if (!token) return;
  await services.mail.send({
    to: claim.claimerEmail,
    subject: "Please confirm your claim",
    body: <ConfirmClaimMail link={`${services.site.baseUrl}/confirm-claim#${token}`} />,
  });
}
