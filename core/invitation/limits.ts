/** Maximum length of a customer's own message to a supplier, in Unicode code points. */
export const maxMessageLength = 2000;
