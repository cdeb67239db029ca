/** The rules that a calculation follows today; `MethodVersion` in core/contracts/ca-provenance.ts tells them apart. */
export const methodVersion = 4;
