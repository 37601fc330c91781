import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { speciesExpertRoutes } from "./api-experts.server.ts";
import type { NewExpertInput } from "./expert-contract.ts";

const { call, callWhole } = callsOf<typeof speciesExpertRoutes>();

const EXPERTS = ["admin", "experts"];

export const expertsQuery = queryOptions({
  queryKey: EXPERTS,
  queryFn: ({ signal }) => callWhole("GET /api/admin/experts", { signal }),
  staleTime: 0,
});

function useDeed<Input>(send: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: EXPERTS }),
  });
}

export const useGiveExpertise = () =>
  useDeed((expert: NewExpertInput) => call("POST /api/admin/experts", { body: expert }));

export const useTakeExpertise = () =>
  useDeed((id: number) => call("DELETE /api/admin/experts/{id}", { params: { id } }));
