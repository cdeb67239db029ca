import { useTranslation } from 'react-i18next';
import { badgeText } from '../../../../core/requests/badge';
import { VisuallyHidden } from '../../../components/ui/visually-hidden';
import { useAttentionCount } from '../../../domain/requests/use-attention-count';
import * as styles from './requests-badge.module.css';

/** How many requests need attention, for the navigation; renders nothing for none. */
export function RequestsBadge() {
  const { t } = useTranslation('common');
  const count = useAttentionCount() ?? 0;
  const text = badgeText(count);
  if (!text) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('areas.needAttention', { count })}</VisuallyHidden>
    </span>
  );
}
