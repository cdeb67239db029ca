/** The current version of the calculation rules; `MethodVersion` in core/contracts/ca-provenance.ts describes each. */
export const methodVersion = 5;
