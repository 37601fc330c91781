/** The database that test files copy: migrated, with the tables and queues of the job runner. */
export const TEMPLATE = "landfall_template";

/** A copy of it with the demo data, made when the first test asks for one. */
export const DEMO_TEMPLATE = "landfall_demo_template";
