import { findUser } from "#src/domains/accounts/person/queries.server.ts";
import { isAdmitted } from "#src/platform/http/rate-limit.server.ts";
import { admitsMail } from "#src/platform/mail/mail-allowance.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { reportPath } from "./limits-contract.ts";
import type { ReportNews } from "./mail-jobs.ts";
import { NEWS_TITLES, ReportNewsMail } from "./mails/report-news-mail.tsx";
import { findReporter } from "./report-rows.server.ts";

const DAY_SECONDS = 86_400;

/** Of each kind once a day for a report. An address that somebody typed reads no word of it, and gets only so many. */
export async function deliverReportNews(
  { db, mail, site }: Services,
  { reportId, news }: { reportId: number; news: ReportNews },
): Promise<void> {
  const reporter = await findReporter(db, reportId);
  if (!reporter || reporter.isDemo) return;
  if (news !== "comment" && reporter.verificationStatus !== news) return;
  const account = reporter.userId ? await findUser(db, reporter.userId) : undefined;
  const to = account?.email ?? reporter.reporterEmail;
  if (!to) return;
  const once = { name: `report-news-${news}`, calls: 1, seconds: DAY_SECONDS };
  if (!(await isAdmitted(db, once, String(reportId)))) return;
  if (!(account || (await admitsMail(db, "report", to)))) return;
  const name = account ? reporter.speciesName : null;
  await mail.send({
    to,
    kind: "report",
    subject: name ? `${NEWS_TITLES[news]}: ${name}` : NEWS_TITLES[news],
    body: <ReportNewsMail news={news} name={name} link={site.baseUrl + reportPath(reportId)} />,
  });
}
