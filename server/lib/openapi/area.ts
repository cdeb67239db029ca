/** A part of the API, as people look for it. */
export interface Area {
  name: string;
  description: string;
  /** What its calls refuse besides what every call refuses (`refusals.ts`), by status. */
  codes?: Readonly<Record<number, readonly string[]>>;
  /** In one line, what each call does, by method and address below /api. */
  operations: Readonly<Record<string, string>>;
}
