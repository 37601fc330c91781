/**
 * The addresses of a page that many people see alike: each is rendered once and kept for all who are
 * not signed in. What else may stand behind the path, such as utm_source, does not change the page.
 */
export interface CachedPaths {
  path: RegExp;
  /** Parameters with few values: each combination is a page of its own. */
  choices?: Readonly<Record<string, RegExp>>;
  /** Parameters that anybody may fill with anything: such a page is rendered for each visitor. */
  free?: readonly string[];
}
