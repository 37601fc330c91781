import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { OwnProject } from "./contract.ts";
import { listOwnProjects } from "./queries.server.ts";
import { listOwnRequests } from "./read-requests.server.ts";
import { LeadsCollaboration } from "./request-contract.ts";

export const researchPersonalData = [
  personalData({
    name: "researchProjects",
    answer: z.array(OwnProject),
    read: ({ viewer, ctx }) => listOwnProjects(ctx.services.db, viewer),
  }),
  personalData({
    name: "collaborationRequests",
    answer: z.array(LeadsCollaboration),
    read: ({ viewer, ctx }) => listOwnRequests(ctx.services.db, viewer),
  }),
];
