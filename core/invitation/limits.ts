/** Maximum length of a customer's own message to a supplier, in Unicode code points. */
export const maxMessageLength = 2000;

/** A due date from this day on is a slip of the pen. */
export const firstLateDay = '2100-01-01';

/** Suppliers that one request invites or reminds: nobody could check more. */
export const maxSuppliers = 1000;
