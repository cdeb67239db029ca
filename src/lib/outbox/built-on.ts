import type { OutboxEntry } from './entry';

/** The edits that make no sense without the creation of what they are about. */
export function builtOn(entries: readonly OutboxEntry[], created: OutboxEntry): OutboxEntry[] {
  const gone = new Set([created.subject]);
  return entries.filter(({ id, place, subject, needs }) => {
    const depends =
      id !== created.id && place > created.place && [subject, ...needs].some((each) => gone.has(each));
    if (depends) gone.add(subject);
    return depends;
  });
}
