import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { SpamTrap } from "#src/shared/spam-trap.ts";
import type { registrationRoutes } from "./api.server.ts";
import type { NewRegistrationInput, RegistrationDeed } from "./contract.ts";

const { call, callWhole } = callsOf<typeof registrationRoutes>();

export const ownRegistrationsQuery = queryOptions({
  queryKey: ["events", "own"],
  queryFn: ({ signal }) => callWhole("GET /api/user/events", { signal }),
});

export function useRegister(eventId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (registration: NewRegistrationInput & SpamTrap) =>
      call("POST /api/events/{id}/register", { params: { id: eventId }, body: registration }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["events"] }),
  });
}

export function useChangeRegistration(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (deed: Omit<RegistrationDeed, "token">) =>
      call("POST /api/event-registrations", { body: { token, ...deed } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["events"] }),
  });
}
