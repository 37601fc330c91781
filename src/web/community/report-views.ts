/** Ways to look at the same reports; the first where the address names none. */
export const REPORT_VIEWS = [
  { value: "list", label: "List" },
  { value: "map", label: "Map" },
  { value: "timeline", label: "Timeline" },
  { value: "gallery", label: "Photos" },
] as const;
export type ReportView = (typeof REPORT_VIEWS)[number]["value"];

export const readReportView = (search: URLSearchParams): ReportView =>
  REPORT_VIEWS.find(({ value }) => value === search.get("view"))?.value ?? REPORT_VIEWS[0].value;
