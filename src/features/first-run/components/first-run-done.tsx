import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonRoute } from '../../../components/ui/button-route';
import { EmptyState } from '../../../components/ui/empty-state';
import { useLocale } from '../../../lib/i18n/use-locale';

/** For a person who returns after everything is set up. */
export function FirstRunDone() {
  const { t } = useTranslation('first-run');
  const { pathTo } = useLocale();
  return (
    <EmptyState
      icon={CircleCheck}
      title={t('done.title')}
      actions={
        <ButtonRoute variant="primary" to={pathTo('/overview/')}>
          {t('success.action')}
        </ButtonRoute>
      }
    >
      {t('success.change')}
    </EmptyState>
  );
}
