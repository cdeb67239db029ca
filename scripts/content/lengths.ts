import { fits, type LimitRule } from './rules';

/** A sentence of the product is never longer; what is longer was pasted by mistake. */
const longestText = 1000;

/** Widths are compared in signs; those of Chinese are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2E80-\u9FFF\uFF00-\uFF60]/.test(sign) ? 2 : 1), 0);
}

/** What is said of a text that does not fit its place. */
export function lengthFaults(name: string, text: string, limits: readonly LimitRule[]): string[] {
  const rule = limits.find(({ keys }) => fits(keys, name));
  const max = rule?.max ?? longestText;
  // What is filled in has its own room.
  const width = widthOf(text.replace(/\{\{[^}]*\}\}/g, '').replace(/<[^>]*>/g, ''));
  if (width <= max) return [];
  const where = rule ? `: ${rule.why}` : '';
  return [`is ${width} signs long where ${max} have room${where}; shorten it`];
}
