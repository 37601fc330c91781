/** Addresses of one mailbox are one: what stands behind a plus sign is its reader's own note. */
export const mailboxOf = (address: string): string =>
  address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, "$1@");
