import { useTranslation } from 'react-i18next';
import type { WantedItem } from '../../../../core/requests/wanted';

/** How much of what was requested is done, in words; nothing for a single item. */
export function WantedProgress({ wanted }: { wanted: readonly WantedItem[] }) {
  const { t } = useTranslation('customer-view');
  if (wanted.length < 2) return null;
  const done = wanted.filter(({ doneAt }) => doneAt !== null).length;
  return <div>{t('wanted.progress', { done, all: wanted.length })}</div>;
}
