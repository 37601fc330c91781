import net from "node:net";
import os from "node:os";

export interface Endpoint {
  host: string;
  port: number;
}

/** Names the socket file on Unix; nothing listens on the network there. */
const UNIX_PORT = 5432;

export async function chooseEndpoint(socketFolder: string): Promise<Endpoint> {
  if (process.platform !== "win32") return { host: socketFolder, port: UNIX_PORT };
  return { host: "127.0.0.1", port: await findFreePort() };
}

const MEGABYTE = 2 ** 20;
const SHARED_MIN_MB = 128;
const SHARED_MAX_MB = 4096;

/** A quarter of the memory that this process may use, as PostgreSQL advises; taken as it is needed. */
function sharedMegabytes(): number {
  const total = Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const quarter = Math.floor(total / 4 / MEGABYTE);
  return Math.max(SHARED_MIN_MB, Math.min(SHARED_MAX_MB, quarter));
}

export function listSettingArguments(options: {
  endpoint: Endpoint;
  clusterName: string;
  settings: Record<string, string>;
}): string[] {
  const { endpoint, clusterName, settings } = options;
  const isWindows = process.platform === "win32";
  const all: Record<string, string> = {
    shared_buffers: `${sharedMegabytes()}MB`,
    max_connections: "100",
    log_checkpoints: "off",
    // The caller's log has its own clock.
    log_line_prefix: "[%p] ",
    // One call instead of opening every file before recovery; Linux only.
    ...(process.platform === "linux" && { recovery_init_sync_method: "syncfs" }),
    ...settings,
    listen_addresses: isWindows ? endpoint.host : "",
    unix_socket_directories: isWindows ? "" : endpoint.host,
    port: String(endpoint.port),
    cluster_name: clusterName,
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function findFreePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address && typeof address === "object") return address.port;
  throw new Error("No free port on 127.0.0.1");
}
