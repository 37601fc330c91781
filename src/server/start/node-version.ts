const OLDEST = [22, 22] as const;

/** The lock file brings its own Node on Linux; elsewhere the machine's must be new enough. */
export function requireNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Error(
    `Landfall needs Node ${OLDEST.join(".")} or newer, but this is ${version}. ` +
      "Start it with `npm start` after `npm ci`, which brings Node 24 on Linux.",
  );
}
