import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

type Thing = Record<string, unknown>;

export interface RememberedMock {
  url: string;
  /** Answers with this thing carry these fields from now on. */
  remember(id: string, fields: Thing): void;
  /** The first invoice of a subscription is paid: the mock knows no payers. */
  paySubscription(id: string, paid: { charge: string; cents: number }): void;
  close(): Promise<void>;
}

/**
 * Stands before Stripe's own mock server, which checks every parameter and remembers none: a thing keeps its order,
 * its amount, its charge and its end, and a new subscription waits to be paid for.
 */
export async function openRememberedMock(mock: string): Promise<RememberedMock> {
  const known = new Map<string, Thing>();
  const remember = (id: string, fields: Thing) => known.set(id, { ...known.get(id), ...fields });

  const server = createServer(async (message, response) => {
    const { method = "GET", url = "", headers } = message;
    const body = await text(message);
    const answer = await fetch(new URL(url, mock), {
      method,
      headers: { authorization: headers.authorization ?? "", "content-type": FORM },
      ...(body !== "" && { body }),
    });
    const thing = (await answer.json()) as Thing;
    const id = String(thing.id);
    if (answer.ok && method === "POST") remember(id, fieldsOf(url, new URLSearchParams(body)));
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify({ ...upToDate(thing), ...known.get(id) }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    remember,
    paySubscription(id, { charge, cents }) {
      const invoice = `in_of_${id}`;
      const { metadata } = known.get(id) ?? {};
      remember(id, { status: "active", latest_invoice: invoice });
      remember(invoice, {
        ...{ status: "paid", amount_paid: cents, lines: { data: [{ period: MONTH }] } },
        parent: { subscription_details: { subscription: id, metadata } },
        payments: { data: [{ status: "paid", payment: { charge } }] },
      });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const FORM = "application/x-www-form-urlencoded";

/** What Stripe would give back of what was sent. */
function fieldsOf(path: string, form: URLSearchParams): Thing {
  const fields: Thing = path === "/v1/subscriptions" ? { status: "incomplete" } : {};
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
    if (key) metadata[key] = value;
    if (name === "amount") fields.amount = Number(value);
    if (name === "charge") fields.charge = value;
    if (name === "cancel_at_period_end") fields.cancel_at_period_end = value === "true";
  }
  return Object.keys(metadata).length > 0 ? { ...fields, metadata } : fields;
}

const now = Math.floor(Date.now() / 1000);
const MONTH = { start: now, end: now + 30 * 86_400 };
const PERIOD = { current_period_start: MONTH.start, current_period_end: MONTH.end };
const SECRET = { client_secret: "pi_1_secret_1", type: "payment_intent" };

/** Fields that came with the version of March 2025, and a subscription that has not ended long ago. */
function upToDate(thing: Thing): Thing {
  if (thing.object === "invoice") return { parent: null, ...thing };
  if (thing.object !== "subscription") return thing;
  const { data } = thing.items as { data: Thing[] };
  const invoice = thing.latest_invoice;
  return {
    ...thing,
    items: { ...(thing.items as Thing), data: data.map((item) => ({ ...item, ...PERIOD })) },
    ...(invoice instanceof Object && {
      latest_invoice: { ...invoice, confirmation_secret: SECRET },
    }),
    ...{ ended_at: null, cancel_at: null, cancel_at_period_end: false },
  };
}
