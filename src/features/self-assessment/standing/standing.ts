/** How a segment, or the company's answers, stand with the customers. */
export type Standing = 'notStarted' | 'draft' | 'changed' | 'submitted';

/** `answered`: how many answers of any kind there are. */
export function standingOf(status: string, submittedAt: string | null, answered: number): Standing {
  if (status === 'submitted') return 'submitted';
  if (submittedAt !== null) return 'changed';
  return answered > 0 ? 'draft' : 'notStarted';
}
