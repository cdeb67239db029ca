/** Loaded before Decap, which would otherwise start by itself; editor.js starts it. */
Object.assign(window, { CMS_MANUAL_INIT: true });
