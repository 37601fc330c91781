/** As receipts and administrators call a payment. */
export const receiptNumber = ({ id }: { id: number }): string =>
  `LF-${String(id).padStart(6, "0")}`;

/** The payment that a receipt's number names; undefined for any other words. */
export const paymentOfNumber = (text: string | undefined): number | undefined => {
  const digits = /^lf-0*(\d{1,9})$/i.exec(text?.trim() ?? "")?.[1];
  return digits ? Number(digits) : undefined;
};
