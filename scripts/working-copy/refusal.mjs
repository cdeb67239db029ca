/** An error that is answered with an HTTP status and its reason. */
export const refuse = (status, reason) => Object.assign(new Error(reason), { status });
