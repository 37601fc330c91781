import { sql } from "drizzle-orm";
import { handleJob, type JobHandler } from "#src/platform/jobs/handle-job.server.ts";
import type { Services } from "#src/platform/services.server.ts";
import { PasswordChangedMail } from "../credentials/mails/password-changed-mail.tsx";
import { PasswordResetMail } from "../credentials/mails/password-reset-mail.tsx";
import { issueReset } from "../credentials/reset-password.server.ts";
import {
  DeliverPasswordChanged,
  DeliverPasswordReset,
  DeliverSignInCode,
  ForgetExpired,
} from "../person/mail-jobs.ts";
import { findUser, findUserByEmail } from "../person/queries.server.ts";
import { SignInCodeMail } from "./mails/sign-in-code-mail.tsx";
import { issueCode } from "./sign-in-code.server.ts";

export const accountJobs: JobHandler[] = [
  handleJob(DeliverSignInCode, async (services, request) => {
    const { db, mail } = services;
    const { email, signUp } = request;
    const user = await findUserByEmail(db, email);
    if (!user && !signUp) return;
    const code = await issueCode(services, { ...request, signUp: user ? null : signUp });
    const reason = user ? (signUp ? "sign-up-known" : "sign-in") : "sign-up";
    await mail.send({
      to: email,
      subject: `Your Landfall code: ${code}`,
      body: <SignInCodeMail code={code} reason={reason} firstName={user?.firstName ?? null} />,
    });
  }),

  handleJob(DeliverPasswordReset, async (services, { email }) => {
    const user = await findUserByEmail(services.db, email);
    if (!user) return;
    const token = await issueReset(services, { userId: user.id });
    const link = `${services.site.baseUrl}/reset-password#${token}`;
    await services.mail.send({
      to: email,
      subject: "Choose a new Landfall password",
      body: <PasswordResetMail link={link} firstName={user.firstName} />,
    });
  }),

  handleJob(DeliverPasswordChanged, async ({ db, mail, site }, { userId }) => {
    const user = await findUser(db, userId);
    if (!user) return;
    const resetPage = `${site.baseUrl}/forgot-password`;
    await mail.send({
      to: user.email,
      subject: "Your Landfall password was changed",
      body: <PasswordChangedMail resetPage={resetPage} firstName={user.firstName} />,
    });
  }),

  handleJob(ForgetExpired, forgetExpired),
];

async function forgetExpired({ db }: Services): Promise<void> {
  await db.execute(sql`delete from sessions where expire < now()`);
  await db.execute(sql`delete from sign_in_codes where expires_at < now()`);
  await db.execute(sql`delete from password_resets where expires_at < now()`);
  await db.execute(sql`
    delete from known_callers
    where seen_at < now() - case kind when 'device' then interval '400 days' else interval '90 days' end`);
}
