import { route } from "#src/platform/http/route.server.ts";
import { Board, BoardRequest } from "./contract.ts";
import { readBoard } from "./read-board.server.ts";

export const boardRoutes = [
  route({
    method: "GET",
    path: "/api/leaderboard",
    summary: "Who has the most points of a week, a month or all time, everywhere or in a state",
    access: "signed-in",
    query: BoardRequest,
    answer: Board,
    handler: ({ query, viewer, ctx }) =>
      readBoard(ctx.services, { ...query, readerId: viewer.id, now: new Date() }),
  }),
];
