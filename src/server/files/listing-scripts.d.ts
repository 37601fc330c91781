declare module "virtual:listing-scripts" {
  /** Addresses of the scripts that draw the parts of a listing's page; none without a build. */
  const scripts: readonly string[];
  export default scripts;
}
