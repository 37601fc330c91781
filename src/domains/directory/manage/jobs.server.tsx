import { eq } from "drizzle-orm";
import type { Db } from "#src/db/client.server.ts";
import { businesses } from "#src/db/schema/directory.server.ts";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import { RefreshOpenSpans } from "../listing/listing-jobs.ts";
import { recipientOf } from "./listing-recipient.server.ts";
import {
  DeliverListingApproved,
  DeliverListingReceived,
  DeliverListingRejected,
} from "./mail-jobs.ts";
import { ListingApprovedMail } from "./mails/listing-approved-mail.tsx";
import { ListingReceivedMail } from "./mails/listing-received-mail.tsx";
import { ListingRejectedMail } from "./mails/listing-rejected-mail.tsx";
import { refreshOpenSpans } from "./refresh-open-spans.server.ts";

export const manageJobs: JobHandler[] = [
  handleJob(RefreshOpenSpans, (services) => refreshOpenSpans(services, new Date())),

  handleJob(DeliverListingReceived, async ({ db, mail }, { businessId }) => {
    const { row, recipient } = await findRecipient(db, businessId);
    if (!row || !recipient) return;
    const isWelcome = recipient.isProved || (await admitsMail(db, "listing", recipient.email));
    if (!isWelcome) return;
    await mail.send({
      to: recipient.email,
      kind: "listing",
      subject: titled("We have received your listing", recipient.isProved ? row.name : null),
      body: (
        <ListingReceivedMail
          name={recipient.isProved ? row.name : null}
          firstName={recipient.firstName}
        />
      ),
    });
  }),

  handleJob(DeliverListingApproved, async ({ db, mail, site }, { businessId }) => {
    const { row, recipient } = await findRecipient(db, businessId);
    if (!row || !recipient) return;
    const name = recipient.isProved ? row.name : null;
    await mail.send({
      to: recipient.email,
      kind: "listing",
      subject: titled("Your listing is live", name),
      body: (
        <ListingApprovedMail
          name={name}
          firstName={recipient.firstName}
          page={`${site.baseUrl}/business/${row.id}`}
          isOwner={row.ownerId !== null && row.ownerId === row.submittedById}
        />
      ),
    });
  }),

  handleJob(DeliverListingRejected, async ({ mail, site }, { to, ...listing }) => {
    await mail.send({
      to,
      kind: "listing",
      subject: titled("Your listing was not approved", listing.name),
      body: <ListingRejectedMail {...listing} supportPage={`${site.baseUrl}/support`} />,
    });
  }),
];

const titled = (title: string, name: string | null): string => (name ? `${title}: ${name}` : title);

/** Nobody is mailed about a listing that is gone by now. */
async function findRecipient(db: Db, businessId: number) {
  const [row] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  return { row, recipient: row ? await recipientOf(db, row) : null };
}
