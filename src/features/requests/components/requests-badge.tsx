import { skipToken } from '@reduxjs/toolkit/query/react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countNeedingAttention } from '../../../../core/requests/attention';
import { badgeText } from '../../../../core/requests/badge';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useGetCustomerRequestsQuery } from '../../../domain/requests/customer-requests-api';
import { useProjectId } from '../../../lib/session/use-session';
import * as styles from './requests-badge.module.css';

/** How many requests need attention, for the navigation; nothing when none does. */
export function RequestsBadge() {
  const { t } = useTranslation('common');
  const { data } = useGetCustomerRequestsQuery(useProjectId() ?? skipToken);
  const requests = useDeferredValue(data);
  const count = useMemo(() => countNeedingAttention(requests ?? []), [requests]);
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('areas.needAttention', { count })}</VisuallyHidden>
    </span>
  );
}
