import { useTranslation } from 'react-i18next';
import type { RequestedItem } from '../../../../core/terms/requested-items';

/** How much of what was requested is done, in words; nothing for a single item. */
export function RequestedItemProgress({ wanted }: { wanted: readonly RequestedItem[] }) {
  const { t } = useTranslation('customer-view');
  if (wanted.length < 2) return null;
  const done = wanted.filter(({ doneAt }) => doneAt !== null).length;
  return <div>{t('wanted.progress', { done, all: wanted.length })}</div>;
}
