import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../lib/api/api-error';
import { useRefusalText } from '../../lib/outbox/use-refusal-text';
import { MarkedText } from './marked-text';

interface RefusalTextProps {
  state?: 'refused' | 'retrying';
  failure: ApiError | undefined;
}

/** Why an edit was not accepted; messages from the server are in English. */
export function RefusalText({ state = 'refused', failure }: RefusalTextProps) {
  const { t } = useTranslation('offline');
  const words = useRefusalText()(failure);
  return (
    <MarkedText
      text={t(`state.${state}`, { reason: words ?? failure?.message })}
      marks={{ reason: (written) => (words ? written : <span lang="en">{written}</span>) }}
    />
  );
}
