/** The database that test files copy: migrated, with the tables and queues of the job runner. */
export const TEMPLATE = "landfall_template";
