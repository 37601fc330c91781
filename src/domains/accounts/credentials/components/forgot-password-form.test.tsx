import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";

test("whoever asked for a link is told what to expect in two plain sentences", () => {
  const element = <ForgotPasswordForm mailFolder={null} isAsked={false} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/?sent=yes"] });
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(html).toContain(
    "If there is an account for that address, a link to choose a new password is on its way. An earlier link still works, too: each is good for an hour.",
  );
});
