import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { organizeRoutes } from "./api.server.ts";
import type { ChangedEventInput, DateDeed, NewEventInput } from "./contract.ts";

const { call, callList } = callsOf<typeof organizeRoutes>();

const EVENTS = ["events", "organized"];

const PAGE = 50;

export const organizedQuery = infiniteQueryOptions({
  queryKey: [...EVENTS, "own"],
  queryFn: ({ pageParam, signal }) =>
    callList("GET /api/user/organized-events", {
      query: { limit: PAGE, offset: pageParam },
      signal,
    }),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
    return shown < total ? shown : undefined;
  },
  staleTime: 0,
});

export const adminEventsQuery = (filter: ManagedQuery) =>
  queryOptions({
    queryKey: [...EVENTS, "admin", filter],
    queryFn: ({ signal }) => callList("GET /api/admin/events", { query: filter, signal }),
    staleTime: 0,
  });

interface ManagedQuery {
  q?: string;
  limit?: number;
  offset?: number;
  takenDown?: "true" | "false";
}

export const editableQuery = (id: number) =>
  queryOptions({
    queryKey: [...EVENTS, "edit", id],
    queryFn: ({ signal }) => call("GET /api/events/{id}/edit", { params: { id }, signal }),
    staleTime: 0,
  });

type PreviewInput = Pick<NewEventInput, "startDate" | "rule"> & { limit: number } & Partial<
    Pick<NewEventInput, "city" | "state" | "latitude" | "longitude">
  >;

export const previewQuery = (body: PreviewInput) =>
  queryOptions({
    queryKey: [...EVENTS, "preview", body],
    queryFn: ({ signal }) => call("POST /api/events/preview", { body, signal }),
  });

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: EVENTS }),
  });
}

export const useCreateEvent = () =>
  useChange((body: NewEventInput) => call("POST /api/events", { body }));

export const useEditEvent = () =>
  useChange(({ id, ...body }: ChangedEventInput & { id: number }) =>
    call("PUT /api/events/{id}", { params: { id }, body }),
  );

interface Turn {
  id: number;
  /** Of the event as it was shown. */
  version: number;
  note: string;
}

export const useCancelEvent = () =>
  useChange(({ id, ...body }: Turn) =>
    call("POST /api/events/{id}/cancel", { params: { id }, body }),
  );

export const useResumeEvent = () =>
  useChange(({ id, ...body }: Turn) =>
    call("POST /api/events/{id}/resume", { params: { id }, body }),
  );

export const useDecideDate = () =>
  useChange(({ id, dateId, ...deed }: DateDeed & { id: number; dateId: number }) =>
    call("POST /api/events/{id}/dates/{dateId}", { params: { id, dateId }, body: deed }),
  );

export const useFeatureEvent = () =>
  useChange(({ id, featured }: { id: number; featured: boolean }) =>
    call("PUT /api/admin/events/{id}/featured", { params: { id }, body: { featured } }),
  );
