import { createContext, type ReactNode, use } from "react";

/** Mail programs read neither style sheets nor custom properties: colours are written out here. */
const ink = "#16263a";
const paper = "#fbfaf6";
const line = "#b9c6cf";
const magenta = "#9c1c6b";
const serif = "Georgia, 'Times New Roman', serif";
const sans = "Helvetica, Arial, sans-serif";

/** Where the reader turns off mail of this kind; necessary mail has none. */
export const UnsubscribeContext = createContext<string | undefined>(undefined);

export function MailLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: "32px 16px", background: paper, color: ink }}>
        <div style={{ maxWidth: 520, margin: "0 auto", fontFamily: sans, lineHeight: 1.55 }}>
          <p style={{ fontFamily: serif, fontStyle: "italic", fontSize: 20, margin: 0 }}>
            Landfall
          </p>
          <hr style={{ border: 0, borderTop: `1px solid ${line}`, margin: "12px 0 24px" }} />
          <h1 style={{ fontFamily: serif, fontSize: 24, fontWeight: 600, margin: "0 0 16px" }}>
            {title}
          </h1>
          {children}
          <UnsubscribeNote />
        </div>
      </body>
    </html>
  );
}

function UnsubscribeNote() {
  const link = use(UnsubscribeContext);
  if (!link) return null;
  return (
    <p style={{ margin: "32px 0 0", borderTop: `1px solid ${line}`, paddingTop: 12, fontSize: 13 }}>
      You can{" "}
      <a href={link} style={{ color: ink }}>
        turn off mail of this kind
      </a>
      .
    </p>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: "0 0 16px" }}>{children}</p>;
}

export function MailCode({ children }: { children: string }) {
  return (
    <p
      style={{ font: "600 30px/1.2 'Courier New', monospace", letterSpacing: 6, margin: "24px 0" }}
    >
      {children}
    </p>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: "24px 0" }}>
      <a
        href={href}
        style={{ background: magenta, color: "#fff", padding: "12px 20px", textDecoration: "none" }}
      >
        {children}
      </a>
    </p>
  );
}
