import { type Violation, violation } from "./violation.ts";

const DECIDE = 'import { decide } from "#src/domains/moderation/decide.server.ts";';
const READ = 'import { readQueue } from "#src/domains/moderation/read-queue.server.ts";';

/** Each has a queue that nobody is shown. */
export const QUEUE_VIOLATIONS: Violation[] = [
  violation(
    "queue",
    "a domain decides about what waits and has no tab",
    { "src/domains/sharing/decide-experience.server.ts": DECIDE },
    "src/domains/sharing:",
  ),
  violation(
    "queue",
    "a part of a domain reads its queue in two files and has no tab",
    {
      "src/domains/directory/edits/list-edits.server.ts": READ,
      "src/domains/directory/edits/decide-edit.server.ts": DECIDE,
    },
    "src/domains/directory/edits:",
  ),
  violation(
    "queue",
    "a tab asks for the queue and does not count what waits",
    {
      "src/web/admin/admin-tabs.ts":
        'import { claimsQuery } from "#src/domains/claims/client.ts";\nexport const tabs = [claimsQuery];',
    },
    "src/domains/claims:",
  ),
];
