import { Value } from 'typebox/value';
import { PactReceived } from '../../../../core/contracts/pact-received';
import { fromPact, type PartnerFootprint } from '../../../../core/products/from-pact';
import type { FootprintFault } from '../../../../core/contracts/exchange-fetching';

/** A footprint of a partner, or its error: its id, if it has one, and the wrong member. */
export function readFootprint(
  document: unknown,
): { footprint: PartnerFootprint } | { fault: FootprintFault } {
  if (!Value.Check(PactReceived, document))
    return { fault: { id: idOf(document), field: fieldOf(document) } };
  const read = fromPact(document);
  return 'field' in read ? { fault: { id: document.id, field: read.field } } : read;
}

function idOf(document: unknown): string | null {
  const id = (document as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? id.slice(0, 100) : null;
}

function fieldOf(document: unknown): string {
  const [error] = Value.Errors(PactReceived, document);
  const path = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const { requiredProperties } = (error?.params ?? {}) as { requiredProperties?: string[] };
  return [path, requiredProperties?.[0]].filter(Boolean).join('.').slice(0, 200);
}
