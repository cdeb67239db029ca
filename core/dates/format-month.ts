/** `04/2024` for `2024-04`: numbers are read the same in every language. */
export const formatMonth = (month: string): string => month.split('-').reverse().join('/');
