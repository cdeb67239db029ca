/** Numbers of the specification, section 9 of the business areas. Times are milliseconds. */
export const pingInterval = 20_000;
export const maxReconnects = 5;
export const baseDelay = 2_000;
export const delayGrowth = 1.5;
export const delayCap = 30_000;
export const dedupeTime = 30_000;
export const rememberedEvents = 100;
/** From a calculation's completion to the reload of its results. */
export const calculationReloadDelay = 1_000;

/** Interval of further attempts after the last reconnect; docs/decisions/009. */
export const reconnectInterval = 60_000;
/** A socket that is not open by then is dropped. */
export const openTimeout = 10_000;
/** After a tab was asleep, its socket must respond within this time. */
export const probeTimeout = 5_000;
/** Events within this time cause one reload. */
export const coalesceTime = 300;
/** A reload waits at most this long for the edits of this device. */
export const maxReloadDelay = 10_000;
/** An event is a notification of PostgreSQL, which holds 8,000 bytes. */
export const maxMessageLength = 64_000;
