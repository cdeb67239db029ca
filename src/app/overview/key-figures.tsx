import { skipToken } from '@reduxjs/toolkit/query/react';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Progress } from '../../components/ui/progress';
import { Skeleton } from '../../components/ui/skeleton';
import { useGetYearsQuery } from '../../domain/carbon/years-api';
import { useGetSuppliersQuery } from '../../domain/suppliers/suppliers-api';
import { latestChange, trendOf } from '../../features/carbon-accounting/shared/trend-points';
import { assessmentApi } from '../../features/self-assessment/api';
import { segmentPath } from '../../domain/requests/assessment-paths';
import { useFigures } from '../../lib/i18n/use-figures';
import { useLocale } from '../../lib/i18n/use-locale';
import { useProjectId } from '../../lib/session/use-session';
import * as styles from './overview-parts.module.css';
import { Sparkline } from './sparkline';

/** The company's emissions, its best score, and how many of its suppliers have answered. */
export function KeyFigures() {
  const { t } = useTranslation('overview');
  return (
    <section className={styles.card} aria-labelledby="key-figures">
      <h2 id="key-figures" className={styles.title}>
        {t('figures.title')}
      </h2>
      <dl className={styles.figures}>
        <Emissions />
        <BestScore />
        <Coverage />
      </dl>
    </section>
  );
}

function Emissions() {
  const { t } = useTranslation('overview');
  const { finePercent, mass } = useFigures();
  const { data: years } = useGetYearsQuery(useProjectId() ?? skipToken);
  const latest = years?.find(({ totals }) => totals !== null);
  if (!latest?.totals)
    return (
      <Figure name={t('figures.emissions')} to="/carbon-accounting/" value={years && t('figures.none')} />
    );
  const trend = trendOf(years ?? []);
  const change = latestChange(trend);

  return (
    <Figure
      name={t('figures.emissionsOf', { year: latest.year })}
      to={`/carbon-accounting/${latest.year}/results/`}
      value={t('figures.tons', { value: mass(latest.totals.total) })}
      note={
        change && Math.abs(change.percent) >= 0.05
          ? t(`figures.${change.percent < 0 ? 'less' : 'more'}`, {
              percent: finePercent(Math.abs(change.percent)),
              year: change.from,
            })
          : undefined
      }
    >
      {trend.length > 1 && <Sparkline values={trend.map(({ totals }) => totals.total)} />}
    </Figure>
  );
}

function BestScore() {
  const { t } = useTranslation('overview');
  const { points } = useFigures();
  const { data: segments } = assessmentApi.endpoints.getBusinessSegments.useQuery(
    useProjectId() ?? skipToken,
  );
  const [best] = [...(segments ?? [])]
    .filter(({ score }) => score !== null)
    .sort((a, b) => (b.score ?? 0) - (a.score ?? 0));
  if (best?.score == null)
    return <Figure name={t('figures.score')} to="/self-assessment/" value={segments && t('figures.none')} />;
  return (
    <Figure
      name={t('figures.score')}
      to={segmentPath(best)}
      value={t('figures.points', { points: points(best.score) })}
      note={t([`sectors:${best.sectorCode}`], { defaultValue: best.sectorCode })}
    />
  );
}

function Coverage() {
  const { t } = useTranslation('overview');
  const { data } = useGetSuppliersQuery(useProjectId() ?? skipToken);
  const suppliers = data?.suppliers ?? [];
  const answered = suppliers.filter(({ status }) => status === 'submitted').length;
  const name = t('figures.suppliers');
  const to = '/supply-chain-management/';
  if (suppliers.length === 0) return <Figure name={name} to={to} value={data && t('figures.none')} />;
  return (
    <Figure name={name} to={to} value={t('figures.answered', { answered, total: suppliers.length })}>
      <Progress label={name} value={answered} max={suppliers.length} />
    </Figure>
  );
}

interface FigureProps {
  name: string;
  /** The page of the figure, without the language. */
  to: string;
  /** Undefined while loading. */
  value: string | undefined;
  note?: string | undefined;
  children?: ReactNode;
}

function Figure({ name, to, value, note, children }: FigureProps) {
  const { pathTo } = useLocale();
  return (
    <div className={styles.figure}>
      <dt>
        <Link to={pathTo(to)}>{name}</Link>
      </dt>
      <dd>
        <span className={styles.values}>
          <span className={styles.value}>{value ?? <Skeleton width="6rem" height="1.25rem" />}</span>
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {children}
      </dd>
    </div>
  );
}
