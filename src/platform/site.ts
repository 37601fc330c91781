/** What the operator decided about this installation and domains need to know. */
export interface Site {
  /** Without a trailing slash: "https://landfall.example". */
  baseUrl: string;
  isHttps: boolean;
  /** Set when mail goes to files and the site is served on a loopback address. */
  mailFolder: string | null;
  /** Where our mail comes from, without a name: "no-reply@landfall.example". */
  mailAddress: string;
  /** How people reach the operator; what is not set is not shown. */
  supportContact: { email: string | null; phone: string | null };
  /** Where else the operator is found; shown in the footer. */
  socialLinks: readonly { label: string; href: string }[];
  /** A MapLibre style from elsewhere instead of the embedded coast. */
  mapStyleUrl: string | null;
}
