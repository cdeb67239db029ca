/** The footprints that a partner requests: those that meet every criterion; of several values of one criterion, any. */
export interface FootprintFilter {
  /** URNs as they were sent; their case makes no difference. */
  productIds?: string[];
  companyIds?: string[];
  classifications?: string[];
  /** In upper case. */
  geographies?: string[];
  /** Instants, ISO 8601 in UTC. */
  validOn?: string;
  validAfter?: string;
  validBefore?: string;
  status?: 'Active' | 'Deprecated';
}

export interface FootprintQuery {
  filter: FootprintFilter;
  /** Undefined: the server decides how many. */
  limit?: number;
  /** The end of the previous page. */
  after?: string;
}

/** A criterion that cannot be read. */
export class FilterFault extends Error {}

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the query of `ListFootprints`, or the criteria of a request (PACT Technical Specifications 3.0.3). Names are
 * read without regard to case, as in their examples; unknown criteria are ignored.
 * @throws FilterFault
 */
export function readFootprintQuery(query: Values): FootprintQuery {
  const of = new Map(Object.entries(query).map(([name, value]) => [name.toLowerCase(), value]));
  const filter = defined({
    productIds: urns('productId', of),
    companyIds: urns('companyId', of),
    classifications: urns('classification', of),
    geographies: texts('geography', of)?.map((text) => text.toUpperCase()),
    validOn: instant('validOn', of),
    validAfter: instant('validAfter', of),
    validBefore: instant('validBefore', of),
    status: statusOf(of),
  });
  return { filter, ...defined({ limit: limitOf(of), after: one('after', of) }) };
}

type Given = ReadonlyMap<string, unknown>;

function texts(name: string, of: Given): string[] | undefined {
  const value = of.get(name.toLowerCase());
  if (value === undefined || value === null) return undefined;
  const all: unknown[] = Array.isArray(value) ? value : [value];
  if (!all.every((each): each is string => typeof each === 'string'))
    throw new FilterFault(`${name} must be text.`);
  return all.length > 0 ? all : undefined;
}

function one(name: string, of: Given): string | undefined {
  const [first, ...others] = texts(name, of) ?? [];
  if (others.length > 0) throw new FilterFault(`${name} may be given once only.`);
  return first;
}

function urns(name: string, of: Given): string[] | undefined {
  return texts(name, of)?.map((text) => {
    if (!/^urn:./i.test(text)) throw new FilterFault(`${name} must be a URN.`);
    return text;
  });
}

/** Seconds may be left out, as in an example of the specification. */
const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

function instant(name: string, of: Given): string | undefined {
  const text = one(name, of);
  if (text === undefined) return undefined;
  const time = written.test(text) ? new Date(text) : undefined;
  if (!time || Number.isNaN(time.getTime()))
    throw new FilterFault(`${name} must be a date and time such as 2025-04-01T00:00:00Z.`);
  return time.toISOString();
}

function statusOf(of: Given): FootprintFilter['status'] {
  const text = one('status', of);
  if (text === undefined) return undefined;
  const status = (['Active', 'Deprecated'] as const).find(
    (each) => each.toLowerCase() === text.toLowerCase(),
  );
  if (!status) throw new FilterFault('status must be Active or Deprecated.');
  return status;
}

function limitOf(of: Given): number | undefined {
  const text = one('limit', of);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw new FilterFault('limit must be a whole number of 0 or more.');
  return Number(text);
}

type Defined<Members> = { [Name in keyof Members]?: Exclude<Members[Name], undefined> };

const defined = <Members extends object>(members: Members): Defined<Members> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Defined<Members>;

interface Named {
  issuer: string;
  name: string;
}

/** The products that our own URNs (`toPact`) name, in lower case; other URNs are ignored. */
export function readProductUrns(urnsInLowerCase: readonly string[]): {
  products: Named[];
  partNumbers: Named[];
  gtins: string[];
} {
  const products: Named[] = [];
  const partNumbers: Named[] = [];
  const gtins: string[] = [];
  for (const urn of urnsInLowerCase) {
    const gtin = /^urn:gtin:(\d+)$/.exec(urn)?.[1];
    if (gtin !== undefined) gtins.push(gtin);
    const [, issuer, kind, name] = /^urn:pact:([^:]+):(product-id|part-number):([^:]+)$/.exec(urn) ?? [];
    if (issuer === undefined || name === undefined) continue;
    if (kind === 'part-number') partNumbers.push({ issuer, name: decoded(name).toLowerCase() });
    else if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)) products.push({ issuer, name });
  }
  return { products, partNumbers, gtins };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
