import type { Services } from "#src/platform/services.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { UNKNOWN_PAGE } from "./limits-contract.ts";
import type { Place } from "./queries.server.ts";

const PURPOSE = "leaderboard-cursor";
type Keys = Pick<Services, "secrets">;

/** Sealed, and another one each time: by an open key, people would be known again who took their name back. */
export const cursorOf = ({ secrets }: Keys, { points, boardId }: Place): string =>
  secrets.encrypt(PURPOSE, `${points}~${boardId}`);

/** The points and the key of the last row of a page. */
export function placeIn({ secrets }: Keys, cursor: string): Place {
  try {
    const [points, boardId = ""] = secrets.decrypt(PURPOSE, cursor).split("~");
    return { points: Number(points), boardId };
  } catch {
    throw new AppError("invalid", UNKNOWN_PAGE, { fields: { after: UNKNOWN_PAGE } });
  }
}
