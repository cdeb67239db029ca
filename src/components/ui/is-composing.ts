/**
 * Whether a key belongs to an input method, as for Chinese, which composes a text from several. Safari ends the
 * composition before it reports the key that ended it, and marks that key only by its code.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
