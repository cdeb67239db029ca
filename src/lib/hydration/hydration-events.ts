/** Told on `window` while a prebuilt page comes to life: its elements listen now. */
export const elementsListen = 'elementslisten';
/** And then: everything that its parts start with has been done. */
export const pageReady = 'pageready';
