/** The clock of the site: where its days, weeks and months begin unless something has a clock of its own. */
export const SITE_TIME_ZONE = "America/New_York";
