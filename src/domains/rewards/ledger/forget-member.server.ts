import type { ForgetPerson } from "#src/platform/domain/personal-data.server.ts";
import { lockPerson } from "./read-person.server.ts";
import { removeScores } from "./write-scores.server.ts";

/** Off the board, so that others move up; lines of the ledger stay as numbers without a person. */
export const forgetMember: ForgetPerson = async (tx, { viewer }) => {
  const person = await lockPerson(tx, viewer.id);
  if (person) await removeScores(tx, person.member.boardId);
};
