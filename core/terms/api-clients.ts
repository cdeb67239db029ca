/** The areas that an API client may access: `read` reads, `write` changes. */
export const clientScopes = [
  'requests:read',
  'requests:write',
  'assessment:read',
  'assessment:write',
  'carbon:read',
  'carbon:write',
  'suppliers:read',
  'suppliers:write',
  'company:read',
  'audit:read',
] as const;
export type ClientScope = (typeof clientScopes)[number];
export type ClientArea = ClientScope extends `${infer Area}:${string}` ? Area : never;

export const isClientScope = (text: string): text is ClientScope =>
  (clientScopes as readonly string[]).includes(text);

/** Of one company. */
export const maxApiClients = 20;
export const maxClientNameLength = 80;

const prefix = 'api-client:';

/** How a client is recorded in place of a person's e-mail address: no address has a colon there. */
export const toClientAuthor = (name: string): string => prefix + name;

/** How an author is displayed: a client by its name. */
export const authorName = (author: string): string =>
  isClientAuthor(author) ? author.slice(prefix.length) : author;

export const isClientAuthor = (author: string): boolean => author.startsWith(prefix);
