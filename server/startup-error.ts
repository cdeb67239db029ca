/** Something outside the program keeps the server from starting; the message is one sentence for the operator. */
export class StartupError extends Error {}
