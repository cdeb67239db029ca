import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestedItem, RequestedKind } from '../../../../core/terms/requested-items';
import { Day } from '../../../components/ui/day';
import * as styles from './requested-item-list.module.css';

interface RequestedItemListProps {
  wanted: readonly RequestedItem[];
  /** Names of the items; by default those that the supplier reads. */
  names?: Readonly<Record<RequestedKind, string>>;
  /** Renders a link to the page of a kind. */
  linkTo?: (kind: RequestedKind) => ReactNode;
}

/** What a request asks for, and what of it is done; the same for customer and supplier. */
export function RequestedItemList({ wanted, names, linkTo }: RequestedItemListProps) {
  const { t } = useTranslation('customer-view');
  return (
    <ul className={styles.list}>
      {wanted.map(({ kind, doneAt }) => (
        <li key={kind} className={styles.item} data-done={doneAt !== null || undefined}>
          {doneAt === null ? <CircleDashed size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
          <div>
            {names?.[kind] ?? t(`wanted.kind.${kind}`)}
            <div className={styles.state}>
              {doneAt === null ? (
                t('wanted.open')
              ) : (
                <>
                  {t('wanted.done')} <Day value={doneAt} />
                </>
              )}
            </div>
            {linkTo?.(kind)}
          </div>
        </li>
      ))}
    </ul>
  );
}
