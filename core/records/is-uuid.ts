const pattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of a UUID, of any version and in either case. */
export const isUuid = (text: string): boolean => pattern.test(text);
