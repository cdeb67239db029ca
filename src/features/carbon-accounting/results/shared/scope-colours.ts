/** One colour per scope, the same in every chart, always with names. */
export const scopeColours = {
  scope1: 'var(--chart-1)',
  scope2: 'var(--chart-2)',
  scope3: 'var(--chart-3)',
} as const;

/** Emissions that are not split by scope. */
export const sumColour = 'var(--chart-5)';

/** What suppliers save compared with the average of their sector. */
export const savedColour = 'var(--chart-4)';
