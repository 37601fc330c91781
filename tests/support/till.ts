import { openOrder } from "#src/domains/payments/open-order.server.ts";
import { subscriptionOf } from "#src/domains/payments/queries.server.ts";
import type { Sender } from "#src/platform/http/sender.server.ts";
import type { TestShop } from "./payments.ts";
import { buildPerson } from "./people.ts";
import { nextIp } from "./test-landfall.ts";

/** Where customers of a test shop buy, each another thing. */
export function openTill(shop: TestShop) {
  const { services, db, fake, ware } = shop;
  let subject = 0;

  const thing = () => ({
    ...{ product: ware, subjectId: String(subject), subjectName: "Halfway Rock" },
    ...{ item: 2, priceCents: 2900, creditCents: 0 },
  });
  const sender = () => ({ viewer: null, senderKey: nextIp() });

  async function buyOnce(viewer?: { id: string }) {
    const opened = await openOrder(
      services,
      { ...sender(), ...(viewer && { viewer }) } as Sender,
      thing(),
    );
    const intentId = [...fake.intents.keys()].at(-1) ?? "";
    return { ...opened, clientSecret: opened.clientSecret ?? "", intentId };
  }

  return {
    thing,
    sender,
    buyOnce,
    /** Nothing is left of what happened before. */
    nextCustomer(): void {
      subject += 1;
      fake.events.length = 0;
      Object.assign(fake, { refundsArePending: false, knowsFees: true, failWith: {} });
      Object.assign(ware, { delivered: [], followed: [], returned: [], refusal: null });
      shop.mails.length = 0;
    },
    async paid() {
      const bought = await buyOnce();
      const chargeId = fake.pay(bought.intentId);
      await shop.postAll();
      return { ...bought, chargeId };
    },
    async subscribe(item = 2) {
      const buyer = await buildPerson(shop);
      const customer = { userId: buyer.id, email: buyer.email, name: "Olive" };
      const { orderId } = await openOrder(services, sender(), { ...thing(), item, customer });
      return { orderId, buyer, id: [...fake.subscriptions.keys()].at(-1) ?? "" };
    },
    running: () => subscriptionOf(db, { product: "promotion", subjectId: String(subject) }),
  };
}
