import { useMemo, useState } from 'react';
import type { DraftStore } from '../../../lib/forms/draft-store';

/**
 * The stored values when typing began, also after a reload. Input is sent as a change of these; if others
 * have saved something since, the outbox asks which value to keep.
 * @param stored the stored values when the form opens
 */
export function useSeenValues<Values extends object>(
  draft: DraftStore<Values>,
  stored: () => Values,
): Values {
  const [opened] = useState(stored);
  return useMemo(() => ({ ...opened, ...draft.read()?.base }), [draft, opened]);
}
