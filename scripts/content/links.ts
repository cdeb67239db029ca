const address = /(?<![\w/.:}])(\/[a-z][a-z0-9-]*(?:\/[a-z0-9-]+)*\/?)(?=[\s.,;:!?)»”"]|$)/g;
const foreign = /\b(?:https?:\/\/|www\.)[^\s)»”"]*/g;

/** Invalid addresses in a text: pages that the product does not have, other sites without encryption. */
export function linkFaults(text: string, routes: readonly string[]): string[] {
  const inside = [...text.replace(foreign, '').matchAll(address)]
    .map(([, path = '']) => path)
    .filter((path) => !routes.includes(path.endsWith('/') ? path : `${path}/`))
    .map((path) => `leads to ${path}, a page that does not exist; correct the address`);
  const outside = [...text.matchAll(foreign)]
    .map(([link]) => link.replace(/[.,;:!?]$/, ''))
    .filter((link) => !link.startsWith('https://') || !URL.canParse(link))
    .map((link) => `leads to ${link}; write the whole address, beginning with https://`);
  return [...inside, ...outside];
}
