/** Loaded before Decap, to prevent it from starting by itself; editor.js starts it. */
Object.assign(window, { CMS_MANUAL_INIT: true });
