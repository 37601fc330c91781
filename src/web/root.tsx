import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import { EARLY_SCRIPT } from "#src/design/early/early-script.ts";
import { FIRST_PAINT_SCRIPT } from "#src/design/first-paint/first-paint-script.ts";
import { FONT_PRELOADS } from "#src/design/font-preloads.ts";
import { FormOutcomeProvider } from "#src/design/form/plain-form.tsx";
import { LightHead } from "#src/design/light/light-head.tsx";
import { MapStyle } from "#src/design/map/map-style.ts";
import { HeadScript } from "#src/design/primitives/head-script.tsx";
import styles from "#src/design/styles.css?url";
import { findUser, toCurrentUser } from "#src/domains/accounts/person/queries.server.ts";
import { viewerQuery } from "#src/domains/accounts/session/client.ts";
import { CARD_SIZE_SCRIPT } from "#src/domains/directory/listing/card-size.ts";
import type { Route } from "./+types/root";
import { ErrorPage } from "./layout/error-page.tsx";
import { PendingPage } from "./layout/pending-page.tsx";
import { Site } from "./layout/site.tsx";
import { useNonce } from "./nonce.ts";
import { keepShown, useShownData } from "./offline/keep-shown.ts";
import { pageContext } from "./page-context.server.ts";
import { browserQueryClient, createQueryClient } from "./query-client.ts";

export const links: Route.LinksFunction = () => [
  ...FONT_PRELOADS,
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-180.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

/** zod tries `eval` once, and the policy reports it; this tells it beforehand that it may not. */
const VALIDATOR_SCRIPT = "globalThis.__zod_globalConfig={jitless:true}";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer, formOutcome } = context.get(pageContext);
  const user = viewer ? await findUser(services.db, viewer.id) : undefined;
  const { baseUrl, socialLinks, mapStyleUrl } = services.site;
  return {
    baseUrl,
    socialLinks,
    mapStyleUrl,
    asksModel: services.languageModel.isOn,
    viewer: user ? toCurrentUser(user) : null,
    formOutcome: formOutcome ?? null,
  };
}

/** Who is signed in is asked of the query cache; the loader runs once for each full page. */
export const shouldRevalidate = () => false;

export const clientMiddleware = [keepShown];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>("root");
  const [queryClient] = useState(() => {
    const client = import.meta.env.SSR ? createQueryClient() : browserQueryClient();
    if (data) client.setQueryData(viewerQuery.queryKey, data.viewer);
    return client;
  });
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* With a precedence it stands before the scripts, so that the first paint waits for it alone. */}
        <link rel="stylesheet" href={styles} precedence="base" />
        <LightHead nonce={nonce} />
        <HeadScript nonce={nonce} code={CARD_SIZE_SCRIPT} />
        <HeadScript nonce={nonce} code={FIRST_PAINT_SCRIPT} />
        <HeadScript nonce={nonce} code={EARLY_SCRIPT} />
        <HeadScript nonce={nonce} code={VALIDATOR_SCRIPT} />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <MapStyle value={data?.mapStyleUrl ?? undefined}>
            <FormOutcomeProvider outcome={data?.formOutcome ?? null}>
              <Site socialLinks={data?.socialLinks} asksModel={data?.asksModel}>
                {children}
              </Site>
            </FormOutcomeProvider>
          </MapStyle>
        </QueryClientProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useShownData();
  return (
    <PendingPage>
      <Outlet />
    </PendingPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
