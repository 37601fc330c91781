import type { ProcessorEvent } from "#src/platform/payments/processor.server.ts";
import type { Product } from "#src/platform/payments/product.server.ts";
import type {
  Payment,
  ProductName,
  Returned,
  SubscriptionState,
} from "#src/platform/payments/purchase.server.ts";
import { createFakeProcessor, type FakeProcessor, SIGNATURE } from "./fake-processor.ts";
import { startTestLandfall, type TestLandfall } from "./test-landfall.ts";

interface Ware extends Product {
  delivered: Payment[];
  followed: SubscriptionState[];
  returned: Returned[];
  /** Why nothing can be delivered; null when it can. */
  refusal: string | null;
  /** Thrown by the next delivery, once. */
  crash: Error | null;
}

/** Something to sell that remembers what it was told. */
function createWare(name: ProductName = "promotion"): Ware {
  const ware: Ware = {
    ...{ name, delivered: [], followed: [], returned: [], refusal: null, crash: null },
    managedAt: () => "/user-dashboard",
    async deliver(_tx, _services, payment) {
      const { crash } = ware;
      ware.crash = null;
      if (crash) throw crash;
      if (ware.refusal) return { refusedBecause: ware.refusal };
      ware.delivered.push(payment);
      return "delivered";
    },
    async follow(_tx, _services, subscription) {
      ware.followed.push(subscription);
    },
    async takeBack(_tx, _services, returned) {
      ware.returned.push(returned);
    },
    async foresee() {
      return [];
    },
    describe: ({ subjectName, item }) => `Package ${item} for ${subjectName}`,
    async periodOf() {
      const start = new Date("2026-11-01T00:00:00Z");
      return { start, end: new Date("2026-12-01T00:00:00Z"), creditCents: 0 };
    },
  };
  return ware;
}

export interface TestShop extends TestLandfall {
  fake: FakeProcessor;
  ware: Ware;
  /** As the processor would send it; each has a network address of its own. */
  post(event: ProcessorEvent): Promise<Response>;
  /** All that the processor has to tell, in the order in which it happened. */
  postAll(): Promise<void>;
}

export async function startTestShop(): Promise<TestShop> {
  const fake = createFakeProcessor();
  const ware = createWare();
  const landfall = await startTestLandfall({
    payments: fake,
    products: [ware, createWare("organizer")],
  });
  const post = (event: ProcessorEvent) => {
    const { body, signature } = fake.sign(event);
    return landfall.request("POST", "/api/payments/webhook", {
      rawBody: body,
      headers: { [SIGNATURE]: signature },
      fromOwnPages: false,
    });
  };
  return {
    ...landfall,
    fake,
    ware,
    post,
    async postAll() {
      for (const event of fake.events.splice(0)) await post(event);
    },
  };
}
