/** Fired on `window` while a prerendered page hydrates: its event handlers are attached. */
export const elementsListen = 'elementslisten';
/** Fired after that, when the initial effects of its components have run. */
export const pageReady = 'pageready';
