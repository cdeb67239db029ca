import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/layout/page';
import { ButtonRoute } from '../../components/ui/button-route';
import { EmptyState } from '../../components/ui/empty-state';
import { useLocale } from '../../lib/i18n/use-locale';
import type { Area } from '../areas/areas';

/** Shown in place of an area that the guided first run still locks: the reason, and how to unlock it. */
export function LockedArea({ area }: { area: Pick<Area, 'id'> }) {
  const { t } = useTranslation('common');
  const { pathTo } = useLocale();
  return (
    <Page title={t(`areas.${area.id}`)}>
      <EmptyState
        icon={Lock}
        title={t('guided.lockedTitle')}
        actions={
          <ButtonRoute variant="primary" to={pathTo('/first-run/')}>
            {t('guided.open')}
          </ButtonRoute>
        }
      >
        {t('guided.lockedText')}
      </EmptyState>
    </Page>
  );
}
