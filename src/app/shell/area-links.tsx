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
import { areas, isWithin, type Area } from './areas';

const firstRunPath = '/first-run/';

/**
 * The four areas. Those that the guided first run still locks show a lock instead of a link, preceded by a link that
 * unlocks them.
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
      {areas.map((area) => (
        <li key={area.id}>
          {guided && area.lockedWhenGuided ? (
            <LockedArea area={area} />
          ) : (
            <Link
              to={pathTo(area.path)}
              className={styles.link}
              aria-current={isWithin(area, path) ? 'page' : undefined}
            >
              <AreaName area={area} />
              {area.id === 'requests' && <RequestsBadge />}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function AreaName({ area: { id, icon: Icon } }: { area: Area }) {
  const { t } = useTranslation('common');
  return (
    <>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{t(`areas.${id}`)}</span>
    </>
  );
}

function LockedArea({ area }: { area: Area }) {
  const { t } = useTranslation('common');
  const reason = t('areas.locked');
  return (
    <span className={styles.link} data-locked title={reason}>
      <AreaName area={area} />
      <Lock size={16} aria-hidden />
      <VisuallyHidden>{reason}</VisuallyHidden>
    </span>
  );
}
