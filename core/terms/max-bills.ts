/** Bills of one record: the fill-ups of a fleet, 16 a day (decision 068). */
export const maxBills = 6000;
