/** Parts of a year that other pages lead to: the hash of the address. */
export type NamedSection = 'scope1' | 'scope2' | 'scope3' | 'spend' | 'distribution' | 'suppliers';

/** The same, with what may count twice with purchases of a sector, a record that opens, and the distribution opened. */
export type SectionId = NamedSection | `overlap-${string}` | `record-${string}` | 'allocate';
