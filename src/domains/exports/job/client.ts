import { queryOptions, useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { exportsRoutes } from "./api.server.ts";
import type { AskedExportInput, ExportJob } from "./contract.ts";

const { call } = callsOf<typeof exportsRoutes>();

const ASK_EVERY_MS = 1500;

export const useExport = () =>
  useMutation({
    mutationFn: (asked: AskedExportInput) => call("POST /api/data/export", { body: asked }),
  });

/** Asks again until it is written, or was given up. */
export const exportJobQuery = (job: ExportJob) =>
  queryOptions({
    queryKey: ["data-export", job.id],
    queryFn: ({ signal }) => call("GET /api/data/exports/{id}", { params: { id: job.id }, signal }),
    initialData: job,
    staleTime: 0,
    refetchInterval: ({ state }) => (isOpen(state.data ?? job) ? ASK_EVERY_MS : false),
  });

const isOpen = ({ status }: ExportJob): boolean => status === "waiting" || status === "running";
