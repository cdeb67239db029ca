/** Checks for `expect` of the shape of a response: the list or object that will be read must exist. */
export function hasList(body: unknown): boolean {
  return Array.isArray(field(body, 'data'));
}

export function hasListOf(name: string): (body: unknown) => boolean {
  return (body) => Array.isArray(field(body, name));
}

export function hasObject(name: string): (body: unknown) => boolean {
  return (body) => {
    const value = field(body, name);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  };
}

/** Of any value, including null. */
export function hasField(name: string): (body: unknown) => boolean {
  return (body) => field(body, name) !== undefined;
}

export function hasNumbers(...names: string[]): (body: unknown) => boolean {
  return (body) => names.every((name) => typeof field(body, name) === 'number');
}

export function hasText(name: string): (body: unknown) => boolean {
  return (body) => typeof field(body, name) === 'string';
}

function field(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined;
}
