import { useMutation } from "@tanstack/react-query";
import { callsOf } from "#src/shared/calls.ts";
import type { identificationRoutes } from "./api.server.ts";
import type { IdentifyRequestInput } from "./contract.ts";

const { call } = callsOf<typeof identificationRoutes>();

export const useIdentify = () =>
  useMutation({
    mutationFn: (photo: IdentifyRequestInput) =>
      call("POST /api/marine-life/identify", { body: photo }),
  });
