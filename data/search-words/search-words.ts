/** Words by the code or id of a thing, separated by a comma and a space. */
export type Words = Readonly<Record<string, string>>;

/** Search words of one language besides the names in `locales/`. Each entry is found by its words. */
export interface SearchWords {
  /** By alpha-2 code. */
  countries: Words;
  /** Industries of a registration, by code. */
  industries: Words;
  /** Hotspot sectors, by code. */
  sectors: Words;
  /** Spend sectors, by code. */
  spendSectors: Words;
  /** Activities, by id; or several at once, by the English name of the narrowest level above them. */
  activities: Words;
}
