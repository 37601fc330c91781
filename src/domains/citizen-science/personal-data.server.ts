import { z } from "zod";
import { personalData } from "#src/platform/domain/personal-data.server.ts";
import { CitizenProject, Contribution, JoinedProject } from "./contract.ts";
import { listOwnProjects } from "./queries.server.ts";
import { listOwnContributions } from "./read-contributions.server.ts";
import { listJoinedProjects } from "./read-joined.server.ts";

export const citizenSciencePersonalData = [
  personalData({
    name: "citizenProjects",
    answer: z.array(CitizenProject),
    read: ({ viewer, ctx }) => listOwnProjects(ctx.services.db, viewer),
  }),
  personalData({
    name: "citizenParticipation",
    answer: z.array(JoinedProject),
    read: ({ viewer, ctx }) => listJoinedProjects(ctx.services.db, viewer),
  }),
  personalData({
    name: "citizenContributions",
    answer: z.array(Contribution),
    read: ({ viewer, ctx }) => listOwnContributions(ctx.services.db, viewer),
  }),
];
