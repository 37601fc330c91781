import { z } from "zod";
import { route } from "#src/platform/http/route.server.ts";
import { MAIL_KINDS, type MailKind } from "#src/platform/mail/mail-kinds.ts";
import { listMuted, readUnsubscribeToken, setMuted } from "#src/platform/mail/mute.server.ts";
import { AppError } from "#src/shared/errors.ts";
import { MailPreference } from "./mail-preferences-contract.ts";

const Kind = z.enum(
  Object.keys(MAIL_KINDS) as [MailKind, ...MailKind[]],
  "Please choose a kind of mail.",
);
const IsOn = z.boolean("Please say with true or false whether you want it.");
const NOT_WHOLE = "This link is not whole. Please copy it again.";
const Preference = MailPreference.extend({ kind: Kind });
const preference = (kind: MailKind, isOn: boolean) => ({
  kind,
  label: MAIL_KINDS[kind],
  isOn,
});

export const mailPreferenceRoutes = [
  route({
    method: "GET",
    path: "/api/user/mail-preferences",
    summary: "Which mail one gets besides what is necessary",
    access: "signed-in",
    answer: z.array(Preference),
    handler: async ({ viewer, ctx }) => {
      const muted = await listMuted(ctx.services.db, viewer.email);
      return Kind.options.map((kind) => preference(kind, !muted.includes(kind)));
    },
  }),

  route({
    method: "PUT",
    path: "/api/user/mail-preferences",
    summary: "Turn one kind of mail on or off",
    access: "signed-in",
    rateLimit: { name: "mail-preferences", calls: 60, seconds: 60 },
    body: z.object({ kind: Kind, isOn: IsOn }),
    answer: Preference,
    handler: async ({ body, viewer, ctx }) => {
      await setMuted(ctx.services.db, viewer.email, body.kind, !body.isOn);
      return preference(body.kind, body.isOn);
    },
  }),

  route({
    method: "POST",
    path: "/api/mail-preferences",
    summary: "Turn one kind of mail on or off, with the link of a mail",
    access: "public",
    rateLimit: { name: "mail-preferences", calls: 60, seconds: 60 },
    body: z.object({ token: z.string(NOT_WHOLE).max(2000, NOT_WHOLE), isOn: IsOn.optional() }),
    answer: Preference,
    handler: async ({ body, ctx: { services } }) => {
      const found = readUnsubscribeToken(services.secrets, body.token);
      if (!found) throw new AppError("not_found", NOT_WHOLE);
      const { address, kind } = found;
      if (body.isOn !== undefined) await setMuted(services.db, address, kind, !body.isOn);
      return preference(kind, !(await listMuted(services.db, address)).includes(kind));
    },
  }),
];
