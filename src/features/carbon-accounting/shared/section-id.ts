/** Parts of a year that other pages link to: the hash of the address. */
export type NamedSection = 'scope1' | 'scope2' | 'scope3' | 'spend' | 'distribution' | 'suppliers';

/** Also a sector's possible double counting, a record to open, and the opened distribution. */
export type SectionId = NamedSection | `overlap-${string}` | `record-${string}` | 'allocate';
