/** A part of the API, as people look for it. */
export interface Area {
  name: string;
  description: string;
  /** Refusals of its requests besides the general ones (`refusals.ts`), by status. */
  codes?: Readonly<Record<number, readonly string[]>>;
  /** One line per request on what it does, by method and address below /api. */
  operations: Readonly<Record<string, string>>;
}
