import { useLocation } from '@reach/router';
import { Link } from 'gatsby';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stripLocale } from '../../../core/i18n/localized-path';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { useGuided } from '../../domain/people/use-guided';
import { RequestsBadge } from '../../features/requests/components/requests-badge';
import { useLocale } from '../../lib/i18n/use-locale';
import { areas, isWithin } from '../areas/areas';
import * as styles from './bottom-bar.module.css';

/** The four areas within reach of the thumb; the top bar's menu holds the rest. A locked one leads to the reason. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const guided = useGuided();
  const { pathTo } = useLocale();
  const path = stripLocale(useLocation().pathname);
  return (
    <nav className={styles.bar} aria-label={t('shell.areas')}>
      {areas.map((area) => {
        const { id, icon: Icon } = area;
        const name = t(`areas.short.${id}`);
        const isLocked = guided && area.lockedWhenGuided;
        return (
          <Link
            key={id}
            to={pathTo(area.path)}
            className={styles.area}
            aria-current={isWithin(area, path) ? 'page' : undefined}
            aria-disabled={isLocked || undefined}
          >
            {isLocked ? (
              <Lock size={20} strokeWidth={1.75} aria-hidden />
            ) : (
              <Icon size={22} strokeWidth={1.75} aria-hidden />
            )}
            {name}
            {isLocked && <VisuallyHidden>{t('areas.locked')}</VisuallyHidden>}
            {id === 'requests' && (
              <span className={styles.badge}>
                <RequestsBadge />
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
