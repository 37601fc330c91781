import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import { DeliverExperienceDecision } from "./mail-jobs.ts";
import { decisionTitle, ExperienceDecisionMail } from "./mails/experience-decision-mail.tsx";
import { aboutPath } from "./rules.ts";

export const sharingJobs: JobHandler[] = [
  handleJob(
    DeliverExperienceDecision,
    async ({ mail, site }, { email, businessId, eventId, ...facts }) => {
      await mail.send({
        to: email,
        kind: "review",
        subject: `${decisionTitle(facts)}: ${facts.aboutName}`,
        body: (
          <ExperienceDecisionMail
            {...facts}
            link={site.baseUrl + aboutPath({ businessId, eventId })}
          />
        ),
      });
    },
  ),
];
