import { z } from "zod";
import { defineJob } from "#src/platform/jobs/define-job.ts";

/** To whoever sent a report in; whether there is still something to tell is looked up then. */
export const DeliverReportNews = defineJob({
  name: "deliver-report-news",
  payload: z.object({ reportId: z.int(), news: z.enum(["verified", "disputed", "comment"]) }),
});
export type ReportNews = z.output<typeof DeliverReportNews.payload>["news"];
