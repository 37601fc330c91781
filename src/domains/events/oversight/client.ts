import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { NewReport } from "#src/domains/moderation/contract.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { oversightRoutes } from "./api.server.ts";
import type { TakingDown } from "./contract.ts";

const { call } = callsOf<typeof oversightRoutes>();

const EVENTS = ["events"];

export const useReportEvent = () =>
  useMutation({
    mutationFn: ({ id, ...report }: NewReport & SpamTrap & { id: number }) =>
      call("POST /api/events/{id}/report", { params: { id }, body: report }),
  });

export const managedEventQuery = (id: number) =>
  queryOptions({
    queryKey: [...EVENTS, "organized", "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/events/{id}", { params: { id }, signal }),
    staleTime: 0,
  });

/** Reports of it are answered with it: every list of administrators is read anew. */
function useVerdict<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => {
      for (const queryKey of [EVENTS, ["admin"]]) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

export const useTakeDownEvent = () =>
  useVerdict(({ id, ...body }: TakingDown & { id: number }) =>
    call("POST /api/admin/events/{id}/take-down", { params: { id }, body }),
  );

export const usePutBackEvent = () =>
  useVerdict(({ id }: { id: number }) =>
    call("POST /api/admin/events/{id}/put-back", { params: { id } }),
  );
