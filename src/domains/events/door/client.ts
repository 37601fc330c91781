import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { doorRoutes } from "./api.server.ts";
import type { NewAttendeeInput, NewMessageInput, Scan } from "./contract.ts";

const { call } = callsOf<typeof doorRoutes>();

interface OfEvent {
  eventId: number;
}
interface OfDate extends OfEvent {
  dateId: number;
}

export const useAddAttendee = () =>
  useMutation({
    mutationFn: ({ eventId, ...body }: NewAttendeeInput & OfEvent) =>
      call("POST /api/events/{id}/attendees", { params: { id: eventId }, body }),
  });

export const removeAttendee = ({ eventId, registrationId }: OfEvent & { registrationId: number }) =>
  call("DELETE /api/events/{id}/attendees/{registrationId}", {
    params: { id: eventId, registrationId },
  });

export const useSendMessage = () =>
  useMutation({
    mutationFn: ({ eventId, ...body }: NewMessageInput & OfEvent) =>
      call("POST /api/events/{id}/messages", { params: { id: eventId }, body }),
  });

export const fetchRoster = ({ eventId, dateId }: OfDate) =>
  call("GET /api/events/{id}/dates/{dateId}/roster", { params: { id: eventId, dateId } });

export const sendScans = ({ eventId, dateId, scans }: OfDate & { scans: Scan[] }) =>
  call("POST /api/events/{id}/dates/{dateId}/arrivals", {
    params: { id: eventId, dateId },
    body: { scans },
  });
