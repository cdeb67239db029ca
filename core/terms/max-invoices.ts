/** Invoices of one upload: more would not fit into a request. */
export const maxInvoices = 500;
