import { buildAccount } from "#src/db/build/account.server.ts";
import { openDatabase } from "#src/db/client.server.ts";
import { openSession } from "#src/domains/accounts/session/open-session.server.ts";
import { resumeSession } from "#src/domains/accounts/session/resume-session.server.ts";
import { hashToken } from "#src/platform/secrets.server.ts";
import { type Bench, ratioOf } from "./measure.ts";

/** What every request of a signed-in person pays. */
export const sessionLookup: Bench = {
  name: "session-lookup",
  title: "Session lookup",
  async run({ connection }) {
    const { db, pool } = openDatabase(connection, console.error);
    const user = await buildAccount(db);
    const token = await db.transaction((tx) => openSession(tx, user.id, "bench"));
    const values = [hashToken(token)];
    const bare = () =>
      pool.query({
        name: "bare",
        text: "select s.sid, u.id, u.email, u.is_admin from sessions s join users u on u.id = s.user_id where s.sid = $1 and s.expire > now()",
        values,
      });
    const ratio = await ratioOf(() => resumeSession({ db }, { token }), bare);
    await pool.end();
    return [
      { name: "Session of a cookie", ratio, limit: "the same query as a bare named statement" },
    ];
  },
};
