import { fits, type LimitRule } from './rules';

/** No sentence of the product is longer; a longer one was pasted by mistake. */
const maxTextLength = 1000;

/** Widths are counted in characters; Chinese ones are twice as wide. */
function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (/[\u2E80-\u9FFF\uFF00-\uFF60]/.test(sign) ? 2 : 1), 0);
}

/** The fault of a text that is too long for its space. */
export function lengthFaults(name: string, text: string, limits: readonly LimitRule[]): string[] {
  const rule = limits.find(({ keys }) => fits(keys, name));
  const max = rule?.max ?? maxTextLength;
  // Placeholders have their own space.
  const width = widthOf(text.replace(/\{\{[^}]*\}\}/g, '').replace(/<[^>]*>/g, ''));
  if (width <= max) return [];
  const where = rule ? `: ${rule.why}` : '';
  return [`is ${width} characters long where ${max} fit${where}; shorten it`];
}
