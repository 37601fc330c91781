export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What a call takes and gives, as it travels. `undefined` stands for what it does not take. */
export interface DeclaredCall {
  name: `${Method} /api/${string}`;
  params: unknown;
  query: unknown;
  body: unknown;
  answer: unknown;
}

/** Carries a call in the types alone, for the clients: no route has this field. */
export interface Declares<Call extends DeclaredCall> {
  readonly declared?: Call;
}

type CallIn<Routes> = Routes extends readonly Declares<infer Call>[]
  ? Call
  : Routes extends (...given: never[]) => readonly Declares<infer Call>[]
    ? Call
    : never;

/** The calls of a list of routes, or of a function that makes one, by their names: "GET /api/saved". */
export type CallsOf<Routes> = { [Call in CallIn<Routes> as Call["name"]]: Call };

export type Calls = Record<string, DeclaredCall>;

/** How a call may be made, whatever it is. */
export interface CallOptions {
  signal?: AbortSignal;
  /** What the error says instead; what happened is its cause. */
  failure?: string;
  /** The call outlives the page. */
  keepalive?: boolean;
}

/** What must be given to make this call. */
export type GivenTo<Call extends DeclaredCall> = Part<"params", Call["params"]> &
  Part<"query", OrParams<Call["query"]>> &
  Part<"body", Call["body"]>;

type Part<Name extends string, Type> = [Type] extends [undefined]
  ? unknown
  : Record<never, never> extends Type
    ? { [N in Name]?: Type }
    : { [N in Name]: Type };

/** What a page's address holds may go on as it stands: nobody knows it before the page is open. */
type OrParams<Query> = [Query] extends [undefined] ? undefined : Query | URLSearchParams;

/** May be left out when nothing in it must be there. */
export type Arguments<Given> =
  Record<never, never> extends Given ? [given?: Given] : [given: Given];
