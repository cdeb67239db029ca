import { useTranslation } from 'react-i18next';
import type { Improvement } from '../../../../core/contracts/ca-years';
import type { Activity } from '../../../../core/contracts/value-lists';
import type { SectionId } from '../records/section';
import { useAccess } from '../shared/use-access';
import { useActivities } from '../shared/use-names';
import { YearLink } from '../years/year-link';

/** Leads to where an advice is followed; factors are added by the operator, so those lead nowhere. */
export function AdviceLink({ year, improvement }: { year: number; improvement: Improvement }) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const section = sectionOf(improvement, useActivities());
  if (!section) return null;
  const action = section === 'distribution' ? t('adviceLinks.distribute') : t('adviceLinks.amount');
  return (
    <YearLink year={year} page="update" section={section}>
      {canManage ? action : t('carbon:actions.inputs')}
    </YearLink>
  );
}

const sections = { SCOPE1: 'scope1', SCOPE2: 'scope2', SCOPE3: 'scope3' } as const;

function sectionOf(
  { advice, name }: Improvement,
  activities: ReadonlyMap<number, Activity>,
): SectionId | undefined {
  if (advice === 'ALLOCATE_SPEND') return 'distribution';
  if (advice !== 'MEASURE_AMOUNT') return undefined;
  const activity = [...activities.values()].find((each) => each.name === name);
  return activity ? sections[activity.dataCollectionSheet] : 'distribution';
}
