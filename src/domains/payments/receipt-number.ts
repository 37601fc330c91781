/** As receipts and administrators call a payment. */
export const receiptNumber = ({ id }: { id: number }): string =>
  `LF-${String(id).padStart(6, "0")}`;
