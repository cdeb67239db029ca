import { useMemo, useState } from 'react';
import type { DraftStore } from '../../../lib/forms/draft-store';

/**
 * What was stored when the person began to type, also after a reload. What is entered is sent as a change of that:
 * where others have saved something since, the outbox asks which of both stands.
 * @param stored what is stored when the form opens
 */
export function useSeenValues<Values extends object>(
  draft: DraftStore<Values>,
  stored: () => Values,
): Values {
  const [opened] = useState(stored);
  return useMemo(() => ({ ...opened, ...draft.read()?.base }), [draft, opened]);
}
