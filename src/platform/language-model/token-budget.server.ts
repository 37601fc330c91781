/** Who is charged: an account; without one a browser and the network that it calls from, both. */
export interface ModelVisitor {
  /** Nobody can be told from them. */
  keys: readonly string[];
}

interface TokenReservation {
  /** Once: what was not used is given back. */
  settle(usedTokens: number): Promise<void>;
}

/** What a day may cost, for each visitor and for the whole site. */
export interface TokenBudget {
  /** Null where it would be too much. */
  reserve(visitor: ModelVisitor, tokens: number): Promise<TokenReservation | null>;
}
