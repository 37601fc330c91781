import type { Viewer } from "#src/shared/viewer.ts";
import type { ProjectStatus } from "./limits-contract.ts";

export const takesRequests = ({ status }: { status: ProjectStatus }): boolean =>
  status !== "completed";

interface Owned {
  userId: string | null;
}

export const mayManage = ({ userId }: Owned, viewer: Viewer | null): boolean =>
  viewer !== null && (viewer.isAdmin || viewer.id === userId);

/** How it stands and is funded: also who sent it in, when it belongs to its lead by now. */
export const maySayStanding = (
  project: Owned & { submitterId: string | null },
  viewer: Viewer | null,
): boolean => mayManage(project, viewer) || (viewer !== null && viewer.id === project.submitterId);

interface Contact {
  contactEmail: string | null;
  contactConfirmedAt: Date | null;
}

/** Programs that gather addresses do not sign in, and an address that nobody confirmed may be anybody's. */
export const maySeeContact = (
  project: Owned & Pick<Contact, "contactConfirmedAt">,
  viewer: Viewer | null,
): boolean =>
  mayManage(project, viewer) || (viewer !== null && project.contactConfirmedAt !== null);

/** By the account, or by the confirmed address; nobody learns whether they guessed one that is not. */
export const isLead = (
  { userId, contactEmail, contactConfirmedAt }: Owned & Contact,
  asker: Owned & { email: string },
): boolean =>
  (userId !== null && userId === asker.userId) ||
  (contactConfirmedAt !== null && contactEmail?.toLowerCase() === asker.email.toLowerCase());

/** Whose it is once the reader of its address has nothing to do with it: who sent it in has it back. */
export const keeperOf = ({
  userId,
  submitterId,
  contactConfirmedAt,
}: Owned & Pick<Contact, "contactConfirmedAt"> & { submitterId: string | null }): string | null =>
  (contactConfirmedAt ? submitterId : null) ?? userId;
