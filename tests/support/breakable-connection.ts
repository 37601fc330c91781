import { once } from "node:events";
import net from "node:net";
import type { Connection } from "#src/db/client.server.ts";

export interface BreakableConnection {
  connection: Connection;
  /** Cuts every connection and refuses new ones, as a server that went down does. */
  break(): Promise<void>;
  mend(): Promise<void>;
}

/** A port in front of PostgreSQL that can be closed and opened again. */
export async function createBreakableConnection(to: Connection): Promise<BreakableConnection> {
  const open = new Set<net.Socket>();
  const server = net.createServer((incoming) => {
    const outgoing = net.connect(targetOf(to));
    for (const socket of [incoming, outgoing]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
  };
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  return {
    connection: { ...to, host: "127.0.0.1", port },
    async break() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: () => listen(port),
  };
}

/** A host that is a path is the folder of a Unix socket. */
function targetOf({ host = "", port = 5432 }: Connection): net.NetConnectOpts {
  return host.startsWith("/") ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
}
