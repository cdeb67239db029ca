import { useTranslation } from 'react-i18next';
import type { Contribution } from '../../../../../core/contracts/ca-years';
import { Legend } from '../../../../components/charts/legend';
import { savedColour, sumColour } from './scope-colours';

/** The colours of contributions; nothing if suppliers save nothing, so that there is only one. */
export function SavedLegend({ entries }: { entries: readonly Contribution[] }) {
  const { t } = useTranslation('carbon-results');
  if (!entries.some(({ saved }) => saved > 0)) return null;
  return (
    <Legend
      series={[
        { name: t('saved.remaining'), colour: sumColour },
        { name: t('saved.saved'), colour: savedColour },
      ]}
    />
  );
}
