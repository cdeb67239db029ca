/**
 * The newest year that the demo world has accounts of. The world is made once, so a run that crosses New Year keeps it.
 */
export const demoYear = Number(process.env.TEST_DEMO_YEAR);
