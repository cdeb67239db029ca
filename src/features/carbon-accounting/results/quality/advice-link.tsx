import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { Improvement } from '../../../../../core/contracts/ca-years';
import { Button, buttonClass } from '../../../../components/ui/button';
import { useLocale } from '../../../../lib/i18n/use-locale';
import type { SectionId } from '../../shared/section-id';
import { useAccess } from '../../shared/use-access';
import { YearLink } from '../../shared/year-link';
import type { RowsFilter } from '../rows/rows';
import { useResultNames } from '../shared/use-result-names';

interface AdviceLinkProps {
  year: number;
  improvement: Improvement;
  onShowRows: (filter: RowsFilter) => void;
}

/** Opens the subject of an advice: the record, the distribution or the supplier; for factors, their rows. */
export function AdviceLink({ year, improvement, onShowRows }: AdviceLinkProps) {
  const { t } = useTranslation('carbon-results');
  const { pathTo } = useLocale();
  const { canManage } = useAccess();
  const { contribution } = useResultNames();
  const { advice, subject, name } = improvement;
  if (advice === 'ASK_SUPPLIER' && subject?.linkingId)
    return (
      <Link
        to={`${pathTo('/supply-chain-management/')}#${subject.linkingId}`}
        className={buttonClass({ size: 'small' })}
      >
        {t('adviceLinks.supplier')}
      </Link>
    );
  const section = sectionOf(improvement);
  if (section)
    return (
      <YearLink year={year} page="update" section={section} look={{ size: 'small' }}>
        {canManage
          ? t(section === 'allocate' ? 'adviceLinks.distribute' : `adviceLinks.${linkOf(advice)}`)
          : t('carbon:actions.inputs')}
      </YearLink>
    );
  const of = rowsOf(subject);
  if (!of) return null;
  const [grouping, key] =
    of.sector === undefined
      ? (['byActivity', String(of.activity)] as const)
      : (['bySector', of.sector] as const);
  const named = contribution(grouping, { key, name, baseline: 0, remaining: 0, saved: 0 });
  return (
    <Button size="small" onClick={() => onShowRows({ name: named, of })}>
      {t('adviceLinks.rows', { name: named })}
    </Button>
  );
}

const linkOf = (advice: Improvement['advice']) => (advice === 'MEASURE_AMOUNT' ? 'amount' : 'record');

function sectionOf({ advice, subject }: Improvement): SectionId | undefined {
  if (advice === 'ALLOCATE_SPEND') return 'allocate';
  const amends = advice === 'MEASURE_AMOUNT' || advice === 'CLOSE_GAP';
  return amends && subject?.inputId && subject.activityId !== null ? `record-${subject.inputId}` : undefined;
}

/** Advice from before its subject was stored leads nowhere. */
function rowsOf(subject: Improvement['subject']): { activity?: number; sector?: string } | undefined {
  if (!subject) return undefined;
  if (subject.activityId !== null) return { activity: subject.activityId };
  return subject.sectorCode === null ? undefined : { sector: subject.sectorCode };
}
