import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { findMailedClaim } from "./find-mailed-claim.server.ts";
import { DeliverObjectionNotice, DeliverOwnerOutcome, DeliverTransferNotice } from "./mail-jobs.ts";
import {
  ClaimCalledOffMail,
  ObjectionDismissedMail,
  ObjectionNoticeMail,
  TransferNoticeMail,
} from "./mails/owner-mails.tsx";

/** What is mailed because a claimed listing has an owner. */
export const ownerJobs: JobHandler[] = [
  handleJob(DeliverTransferNotice, async (services, { claimId }) => {
    const found = await findMailedClaim(services.db, claimId);
    if (!found?.ownerEmail || !found.claim.transferAt) return;
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" });
    await services.mail.send({
      to: found.ownerEmail,
      subject: `Somebody else claims ${found.business}`,
      body: (
        <TransferNoticeMail
          name={found.ownerName ?? "there"}
          business={found.business}
          day={day.format(found.claim.transferAt)}
          link={`${services.site.baseUrl}/user-dashboard`}
        />
      ),
    });
  }),

  handleJob(DeliverObjectionNotice, async (services, { claimId }) => {
    const to = services.site.supportContact.email;
    const found = to ? await findMailedClaim(services.db, claimId) : undefined;
    const objection = found?.claim.objection;
    if (!to || !found || !objection) return;
    const link = `${services.site.baseUrl}/admin-secure-access?tab=claims&status=approved`;
    const { business } = found;
    await services.mail.send({
      to,
      subject: `Objection: ${business}`,
      body: <ObjectionNoticeMail {...{ business, objection, link }} />,
    });
  }),

  handleJob(DeliverOwnerOutcome, async (services, { claimId, ownerId }) => {
    const owner = await findUser(services.db, ownerId);
    const found = owner ? await findMailedClaim(services.db, claimId) : undefined;
    if (!owner || !found) return;
    const { business, claim } = found;
    const told = { name: owner.firstName ?? "there", business };
    const isOff = claim.status === "rejected";
    const { baseUrl } = services.site;
    await services.mail.send({
      to: owner.email,
      subject: isOff ? `${business} stays yours` : `The claim on ${business} stands`,
      body: isOff ? (
        <ClaimCalledOffMail
          {...told}
          link={`${baseUrl}/user-dashboard`}
          hasObjected={claim.objection !== null}
        />
      ) : (
        <ObjectionDismissedMail {...told} link={`${baseUrl}/support`} />
      ),
    });
  }),
];
