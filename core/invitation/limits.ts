/** Maximum length of a customer's own message to a supplier, in Unicode code points. */
export const longestMessage = 2000;
