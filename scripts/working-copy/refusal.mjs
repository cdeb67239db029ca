/** An error that becomes a response with its HTTP status and reason. */
export const refuse = (status, reason) => Object.assign(new Error(reason), { status });
