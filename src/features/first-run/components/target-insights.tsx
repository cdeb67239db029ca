import { useTranslation } from 'react-i18next';
import type { Footprint, Reduction } from '../../../../core/contracts/assessment';
import { targetInsight } from '../../../../core/first-run/insights';
import { useFigures } from '../../../lib/i18n/use-figures';
import { InsightSection } from './insight-section';
import * as styles from './insights.module.css';

interface TargetInsightsProps {
  reductions: readonly Reduction[];
  footprints: readonly Footprint[];
}

/** What each target amounts to, in tonnes if the emissions of its base year are known. */
export function TargetInsights({ reductions, footprints }: TargetInsightsProps) {
  const { t } = useTranslation('first-run');
  const { finePercent } = useFigures();
  return (
    <InsightSection id="targets" title={t('targets.title')}>
      {reductions.length === 0 && <p className={styles.muted}>{t('targets.none')}</p>}
      <ul className={styles.list}>
        {reductions.map((reduction) => {
          const { id, scope, targetYear, reductionPercent } = reduction;
          const isWhole = targetYear !== null && reductionPercent !== null;
          return (
            <li key={id}>
              <strong>
                {isWhole
                  ? t('targets.goal', {
                      scope: t(`targets.${scope}`),
                      percent: finePercent(reductionPercent),
                      year: targetYear,
                    })
                  : t(`targets.${scope}`)}
              </strong>
              <TargetInTonnes reduction={reduction} footprints={footprints} />
            </li>
          );
        })}
      </ul>
    </InsightSection>
  );
}

function TargetInTonnes({
  reduction,
  footprints,
}: { reduction: Reduction } & Pick<TargetInsightsProps, 'footprints'>) {
  const { t } = useTranslation('first-run');
  const { mass } = useFigures();
  const { baseYear, targetYear, reductionPercent } = reduction;
  const insight = targetInsight(reduction, footprints);
  if (insight)
    return (
      <p>
        {t('targets.tonnes', {
          from: mass(insight.from),
          to: mass(insight.to),
          perYear: mass(insight.perYear),
          baseYear,
        })}
      </p>
    );
  const isWhole = baseYear !== null && targetYear !== null && reductionPercent !== null;
  return (
    <p className={styles.muted}>{isWhole ? t('targets.noBase', { baseYear }) : t('targets.incomplete')}</p>
  );
}
