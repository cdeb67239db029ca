/** Publicly known, so accounts with it can be used from this machine only. */
export const demoPassword = 'demo-Passw0rd-2026';
