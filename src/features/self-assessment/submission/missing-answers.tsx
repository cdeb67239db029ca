import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { Overview } from './use-overview';
import { useQuestionTexts } from '../answers/use-question-texts';
import { useSegmentName } from '../state/use-segment-name';
import { segmentPath } from '../../../domain/requests/assessment-paths';
import * as styles from './assessment-cards.module.css';

interface Gap {
  to: string;
  where: string;
  names: readonly string[];
}

/** Missing answers, with links. */
export function MissingAnswers({ overview }: { overview: Overview }) {
  const { t } = useTranslation('assessment');
  const gaps = useGaps(overview);
  const count = gaps.reduce((sum, { names }) => sum + names.length, 0);
  if (count === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>{t('missing.title', { count })}</summary>
      <p className={styles.muted}>{t('missing.text')}</p>
      <ul className={styles.missingList}>
        {gaps.map(({ to, where, names }) => (
          <li key={to}>
            <Link to={to}>{where}</Link>
            <span className={styles.muted}> {names.join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useGaps({ company, views, askedBy }: Overview): Gap[] {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const texts = useQuestionTexts();
  const name = useSegmentName();
  const ofCompany = {
    to: pathTo('/self-assessment/company-overview/'),
    where: t('company.title'),
    names: company.progress.missingQuestions.map(texts.label),
  };
  const ofSegments = views
    .filter((view) => askedBy(view).length > 0)
    .map(({ segment, progress }) => ({
      to: pathTo(segmentPath(segment)),
      where: name(segment).whole,
      names: [...progress.missingQuestions.map(texts.label), ...progress.missingMeasures.map(texts.measure)],
    }));
  return [ofCompany, ...ofSegments].filter(({ names }) => names.length > 0);
}
