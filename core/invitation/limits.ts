/** Characters (Unicode code points) that a customer's own words to a supplier may have. */
export const longestMessage = 2000;
