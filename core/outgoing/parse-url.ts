interface ParsedUrl {
  protocol: string;
  username: string;
  pathname: string;
  search: string;
  hash: string;
  origin: string;
  href: string;
}

/** In browsers and Node; the types of `core` include neither. */
declare const URL: new (text: string) => ParsedUrl;

/** Undefined for a text that is no address. (`URL.canParse` is not in every supported browser.) */
export function parseUrl(text: string): ParsedUrl | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
