import { queryOptions } from "@tanstack/react-query";
import type { MailKind } from "#src/platform/mail/mail-kinds.ts";
import { callsOf } from "#src/shared/calls.ts";
import type { mailPreferenceRoutes } from "./api-mail-preferences.server.ts";

const { call } = callsOf<typeof mailPreferenceRoutes>();

export const mailPreferencesQuery = queryOptions({
  queryKey: ["auth", "mail-preferences"],
  queryFn: ({ signal }) => call("GET /api/user/mail-preferences", { signal }),
});

export const changeMailPreference = (choice: { kind: MailKind; isOn: boolean }) =>
  call("PUT /api/user/mail-preferences", { body: choice });

/** With the link of a mail; without `isOn` it only tells what is chosen now. */
export const chooseByLink = (token: string, isOn?: boolean) =>
  call("POST /api/mail-preferences", { body: { token, isOn } });
