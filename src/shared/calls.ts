import { type CallPath, callPath } from "./call-path.ts";
import type {
  Arguments,
  CallOptions,
  Calls,
  CallsOf,
  DeclaredCall,
  GivenTo,
} from "./declared-call.ts";
import type { ListPage } from "./paging.ts";
import { request } from "./request.ts";

type ListName<All extends Calls> = {
  [Name in keyof All]: All[Name]["answer"] extends unknown[] ? Name : never;
}[keyof All];

type ItemOf<Answer> = Answer extends (infer Item)[] ? Item : never;

/** The calls that a list of routes declares: a name, what is given and the answer fit, or it does not compile. */
export interface Client<All extends Calls> {
  /** Answers what the server says; a plain answer without a body is undefined. */
  call: <Name extends keyof All>(
    name: Name,
    ...given: Arguments<GivenTo<All[Name]> & CallOptions>
  ) => Promise<All[Name]["answer"]>;
  /** A list whose length comes in `X-Total-Count`. */
  callList: <Name extends ListName<All>>(
    name: Name,
    ...given: Arguments<GivenTo<All[Name]> & CallOptions>
  ) => Promise<ListPage<ItemOf<All[Name]["answer"]>>>;
  /** All pages of a list that is short for nearly everybody, one after another. */
  callWhole: <Name extends ListName<All>>(
    name: Name,
    options?: CallOptions,
  ) => Promise<All[Name]["answer"]>;
}

/** `callsOf<typeof claimRoutes>()`: the routes are imported as a type, so nothing of them is loaded. */
export const callsOf = <Routes>() => client as unknown as Client<CallsOf<Routes>>;

type Given = CallOptions & CallPath & { body?: unknown };

const callList = (name: DeclaredCall["name"], given: Given = {}): Promise<ListPage<unknown>> =>
  ask(name, given, async (response) => {
    const items: unknown[] = await response.json();
    return { items, total: Number(response.headers.get("X-Total-Count") ?? items.length) };
  });

const client = {
  call: (name: DeclaredCall["name"], given: Given = {}) =>
    ask(name, given, async (response) => {
      const text = await response.text();
      return text === "" ? undefined : JSON.parse(text);
    }),
  callList,
  // Few pages need it, and none to be alive.
  callWhole: async (name: DeclaredCall["name"], options: CallOptions = {}) =>
    (await import("./call-whole.ts")).callWhole((query) => callList(name, { ...options, query })),
};

async function ask<Answer>(
  name: DeclaredCall["name"],
  { failure, params, query, ...options }: Given,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await read(await request(...callPath(name, { params, query }), options));
  } catch (error) {
    if (failure === undefined || options.signal?.aborted) throw error;
    throw new Error(failure, { cause: error });
  }
}
