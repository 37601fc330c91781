import { AccountCreated } from "#src/domains/accounts/person/events.ts";
import { isProved } from "#src/domains/accounts/person/queries.server.ts";
import {
  handleJob,
  type JobHandler,
  type Subscription,
  subscribe,
} from "#src/platform/jobs/handle-job.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { joinReviews } from "./join-reviews.server.ts";
import { DeliverReviewAnswer, DeliverReviewDecision } from "./mail-jobs.ts";
import { ReviewAnswerMail } from "./mails/review-answer-mail.tsx";
import { DECISION_TITLES, ReviewDecisionMail } from "./mails/review-decision-mail.tsx";
import { findReviewRow, readListingName } from "./queries.server.ts";

const pageOf = ({ site }: Services, businessId: number): string =>
  `${site.baseUrl}/business/${businessId}?tab=reviews`;

export const reviewJobs: JobHandler[] = [
  handleJob(DeliverReviewDecision, async (services, { email, businessId, ...facts }) => {
    const mayRepeat = facts.userName !== null;
    if (!mayRepeat && !(await admitsMail(services.db, "review", email))) return;
    await services.mail.send({
      to: email,
      kind: "review",
      subject: `${DECISION_TITLES[facts.outcome]}: ${facts.businessName}`,
      body: <ReviewDecisionMail {...facts} link={pageOf(services, businessId)} />,
    });
  }),

  handleJob(DeliverReviewAnswer, async (services, { reviewId }) => {
    const review = await findReviewRow(services.db, reviewId);
    if (!review?.answer || !review.userEmail) return;
    const businessName = await readListingName(services.db, review.businessId);
    const mayRepeat = await isProved(services.db, {
      userId: review.userId,
      email: review.userEmail,
    });
    if (!mayRepeat && !(await admitsMail(services.db, "answer", review.userEmail))) return;
    await services.mail.send({
      to: review.userEmail,
      kind: "answer",
      subject: `${businessName} answered your review`,
      body: (
        <ReviewAnswerMail
          userName={mayRepeat ? review.userName : null}
          businessName={businessName}
          answer={mayRepeat ? review.answer : null}
          link={pageOf(services, review.businessId)}
        />
      ),
    });
  }),
];

export const reviewSubscriptions: Subscription[] = [
  subscribe(AccountCreated, "join-reviews-to-account", joinReviews),
];
