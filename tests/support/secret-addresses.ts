const sealed = "6f".repeat(200);
const checkout = `cs_sandbox_${"5e".repeat(16)}`;

/** Addresses that somebody holds who may open them, the page that may be told, and what nobody else shall read. */
export const SECRET_ADDRESSES: readonly { address: string; page: string; secret: string }[] = [
  { address: `/sandbox-portal/${sealed}`, page: "/sandbox-portal", secret: "6f6f" },
  { address: `/sandbox-portal/${sealed}x`, page: "/sandbox-portal", secret: "6f6f" },
  { address: `/sandbox-portal/${sealed}.data`, page: "/sandbox-portal", secret: "6f6f" },
  { address: `/Sandbox-Portal/${sealed}/`, page: "/Sandbox-Portal", secret: "6f6f" },
  { address: `/sandbox-checkout/${checkout}`, page: "/sandbox-checkout", secret: "5e5e" },
  { address: `/sandbox-checkout/${checkout}x.data`, page: "/sandbox-checkout", secret: "5e5e" },
  ...["/booking", "/event-messages", "/event-registration"].flatMap((page) =>
    ["", ".data", "/"].map((end) => ({
      ...{ address: `${page}${end}?token=7.${sealed}`, page: `${page}${end}`, secret: "6f6f" },
    })),
  ),
  // Their secret stands behind the #, which no browser sends.
  ...[
    ...["/claim-listing", "/confirm-claim", "/reset-password", "/mail-preferences"],
    "/support/conversation",
  ].map((page) => ({ address: page, page, secret: "6f6f" })),
];
