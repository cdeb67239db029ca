import { useLocation } from '@reach/router';
import { Link } from 'gatsby';
import { ListChecks, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stripLocale } from '../../../core/i18n/localized-path';
import { VisuallyHidden } from '../../components/ui/visually-hidden';
import { RequestsBadge } from '../../features/requests/components/requests-badge';
import { useLocale } from '../../lib/i18n/use-locale';
import { useGuided } from '../../domain/people/use-guided';
import * as styles from './area-links.module.css';
import { areas, isWithin } from '../areas/areas';

const firstRunPath = '/first-run/';

/**
 * The four areas. Those that the guided first run still locks show a lock and lead to the reason; a link before them
 * leads to what unlocks them.
 */
export function AreaLinks() {
  const { t } = useTranslation('common');
  const guided = useGuided();
  const { pathTo } = useLocale();
  const path = stripLocale(useLocation().pathname);
  return (
    <ul className={styles.list}>
      {guided && (
        <li>
          <Link
            to={pathTo(firstRunPath)}
            className={styles.link}
            aria-current={path === firstRunPath ? 'page' : undefined}
          >
            <ListChecks size={20} strokeWidth={1.75} aria-hidden />
            <span className={styles.name}>{t('guided.title')}</span>
          </Link>
        </li>
      )}
      {areas.map((area) => {
        const isLocked = guided && area.lockedWhenGuided;
        return (
          <li key={area.id}>
            <Link
              to={pathTo(area.path)}
              className={styles.link}
              aria-current={isWithin(area, path) ? 'page' : undefined}
              aria-disabled={isLocked || undefined}
              data-locked={isLocked || undefined}
              title={isLocked ? t('areas.locked') : undefined}
            >
              <area.icon size={20} strokeWidth={1.75} aria-hidden />
              <span className={styles.name}>{t(`areas.${area.id}`)}</span>
              {isLocked && (
                <>
                  <Lock size={16} aria-hidden />
                  <VisuallyHidden>{t('areas.locked')}</VisuallyHidden>
                </>
              )}
              {area.id === 'requests' && <RequestsBadge />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
