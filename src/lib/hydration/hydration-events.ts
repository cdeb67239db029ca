/** Told on `window` while a prebuilt page hydrates: its elements listen now. */
export const elementsListen = 'elementslisten';
/** And then: everything that its parts start with has been done. */
export const pageReady = 'pageready';
