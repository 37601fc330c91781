import { LightHead } from "#src/design/light/light-head.tsx";
import { ErrorState } from "#src/design/patterns/error-state.tsx";
import { Button } from "#src/design/primitives/button.tsx";
import styles from "#src/design/styles.css?url";

interface PlainPageProps {
  /** What happened and what to do, in a sentence or two. */
  children: string;
  /** Of the page that was asked for. */
  address: string;
  nonce: string;
}

/** A page that asks nothing of the database and runs no script of the site: for when little works. */
export function PlainPage({ children, address, nonce }: PlainPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>This page could not be shown | Landfall</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
        <LightHead nonce={nonce} />
      </head>
      <body>
        <main className="mx-auto max-w-3xl px-4 py-16">
          <ErrorState
            heading="h1"
            title="This page could not be shown"
            action={
              <Button asChild variant="secondary">
                <a href={address}>Try again</a>
              </Button>
            }
          >
            {children}
          </ErrorState>
        </main>
      </body>
    </html>
  );
}
