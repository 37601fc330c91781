import { LightPicker } from "#src/design/light/light-picker.tsx";
import { Link } from "#src/design/primitives/link.tsx";
import { TextLink } from "#src/design/primitives/text-link.tsx";
import { Coast } from "#src/web/layout/coast.tsx";
import { FOOTER_COLUMNS, type SiteLink } from "#src/web/layout/site-links.ts";

const LINK = "inline-flex min-h-11 items-center";

export function SiteFooter({ socialLinks = [] }: { socialLinks?: readonly SiteLink[] }) {
  return (
    <footer className="below-fold mt-16">
      <Coast />
      <div className="bg-land">
        <div className="page-width grid grid-cols-2 gap-x-8 gap-y-8 pt-4 pb-10 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="place-name text-2xl">Landfall</p>
            <p className="mt-2 text-ink-soft">
              A directory and community for life on the water’s edge.
            </p>
            <LightPicker className="mt-6" />
          </div>
          {FOOTER_COLUMNS.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className="border-coast border-b pb-2 text-base">{column.title}</h2>
              <ul className="pt-1">
                {column.links.map((link) => (
                  <li key={link.href}>
                    <TextLink asChild variant="quiet" className={LINK}>
                      <Link to={link.href}>{link.label}</Link>
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pb-6">
          <p className="margin-note text-ink-soft">Not to be used for navigation.</p>
          {socialLinks.length > 0 ? (
            <ul aria-label="Landfall elsewhere" className="flex flex-wrap gap-x-6">
              {socialLinks.map((link) => (
                <li key={link.href}>
                  <TextLink variant="quiet" href={link.href} rel="noopener me" className={LINK}>
                    {link.label}
                  </TextLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div aria-hidden className="minute-border border-b-0" />
      </div>
    </footer>
  );
}
