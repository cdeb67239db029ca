import { useTranslation } from 'react-i18next';
import { maxDoubleCounted } from '../../../../../core/carbon/report/overlaps';
import type { AnsweredOverlap } from '../../../../../core/contracts/ca-overlaps';
import type { YearReport } from '../../../../../core/contracts/ca-years';
import { enumerated } from '../../../../../core/i18n/intl';
import { Notice } from '../../../../components/ui/notice';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useAccess } from '../../shared/use-access';
import { useNames } from '../../shared/use-names';
import { YearLink } from '../../shared/year-link';
import * as styles from '../shared/results.module.css';

interface DoubleCountingProps {
  report: YearReport;
  /** Print has no links. */
  forPrint?: boolean;
}

/**
 * Emissions that the total may include both as purchases and as activities: undecided ones, and accepted
 * ones.
 */
export function DoubleCounting({ report: { year, overlaps }, forPrint = false }: DoubleCountingProps) {
  const { t } = useTranslation('carbon-results');
  const { canManage } = useAccess();
  const open = overlaps?.filter(({ answer }) => answer === null) ?? [];
  const accepted = overlaps?.filter(({ answer }) => answer === 'accepted') ?? [];
  const [first] = open;
  return (
    <>
      {first && (
        <Notice
          tone="caution"
          title={t('twice.open')}
          actions={
            canManage &&
            !forPrint && (
              <span className={styles.onScreen}>
                <YearLink
                  year={year}
                  page="update"
                  section={`overlap-${first.sectorCode}`}
                  look={{ size: 'small' }}
                >
                  {t('twice.answer')}
                </YearLink>
              </span>
            )
          }
        >
          <Overlaps overlaps={open} what="openText" />
        </Notice>
      )}
      {accepted.length > 0 && (
        <Notice tone="info" title={t('twice.accepted')}>
          <Overlaps overlaps={accepted} what="acceptedText" />
        </Notice>
      )}
    </>
  );
}

interface OverlapsProps {
  overlaps: readonly AnsweredOverlap[];
  what: 'openText' | 'acceptedText';
}

function Overlaps({ overlaps, what }: OverlapsProps) {
  const { t } = useTranslation('carbon-results');
  const { tons } = useFigures();
  const { locale } = useLocale();
  const names = useNames();
  const inTons = (value: number) => t('carbon:tons', { value: tons(value) });
  return (
    <>
      <p>{t(`twice.${what}`, { tons: inTons(maxDoubleCounted(overlaps)) })}</p>
      <ul className={styles.points}>
        {overlaps.map(({ sectorCode, sectorName, activityIds, purchasesTons, activitiesTons }) => (
          <li key={sectorCode}>
            {t('twice.item', {
              sector: names.sectorOfCode(sectorCode, sectorName),
              purchases: inTons(purchasesTons),
              activityTons: inTons(activitiesTons),
              activities: enumerated(activityIds.map(names.activity), locale),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
