import { screen } from "@testing-library/react";
import Admin from "#src/web/pages/admin.tsx";
import { type Answers, answerCalls } from "./answer-calls.ts";
import { currentUser } from "./current-user.ts";
import { openPage } from "./open-page.tsx";

const PATH = "/admin-secure-access";
const admin = currentUser({ firstName: "Admin", isAdmin: true });

/** The admin area as whoever looks at it, with the API's answers given. */
export function openGate(answers: Answers, viewer: ReturnType<typeof currentUser> | null) {
  const api = answerCalls(answers);
  return { api, ...openPage({ path: PATH, page: Admin, viewer }) };
}

/** A tab of the area, as an administrator, with what its address says. */
export async function openAdminTab(
  tab: string,
  answers: Answers,
  address: Record<string, string> = {},
) {
  const api = answerCalls(answers);
  const search = new URLSearchParams({ tab, ...address });
  const page = openPage({ path: PATH, page: Admin, address: `${PATH}?${search}`, viewer: admin });
  await screen.findAllByRole("tabpanel");
  return { api, ...page };
}

export const rowOf = (text: string): Promise<HTMLElement> =>
  screen.findByRole("row", { name: new RegExp(text) });
