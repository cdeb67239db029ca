import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { Overlap, OverlapAnswer } from '../../../../core/contracts/ca-overlaps';
import { enumerated } from '../../../../core/i18n/intl';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetOverlapsQuery } from './overlaps-api';
import { useAccess } from '../shared/use-access';
import { useNames } from '../shared/use-names';
import { useScrollToHash } from '../records/use-scroll-to-hash';
import * as styles from './overlaps.module.css';
import { decideOverlap } from './overlap-edits';

/**
 * Purchases that may also be entered as activities: asked once per year and sector, and the answer can be
 * changed.
 */
export function Overlaps({ year }: { year: number }) {
  const projectId = useProjectId();
  const { data = [] } = useGetOverlapsQuery(projectId === undefined ? skipToken : { projectId, year });
  return data.map((overlap) => <Question key={overlap.sectorCode} year={year} overlap={overlap} />);
}

const answers = ['separate', 'accepted'] as const;

function Question({ year, overlap }: { year: number; overlap: Overlap }) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const { canManage } = useAccess();
  const names = useNames();
  const projectId = useProjectId();
  const place = useScrollToHash<HTMLDivElement>(`overlap-${overlap.sectorCode}`);
  const decide = useEdit(decideOverlap);
  const { sectorCode, activityIds, answer } = overlap;
  const sector = names.sectorOfCode(sectorCode, overlap.sectorName);
  const give = (given: OverlapAnswer) =>
    projectId !== undefined && void decide({ projectId, year, sectorCode, answer: given, name: sector });
  const values = { sector, activities: enumerated(activityIds.map(names.activity), locale) };
  return (
    <div ref={place} className={styles.arrival} tabIndex={-1}>
      <Notice
        tone={answer === null ? 'caution' : 'info'}
        title={t('overlaps.title', values)}
        actions={
          canManage &&
          answers
            .filter((each) => each !== answer)
            .map((each) => (
              <Button key={each} size="small" onClick={() => give(each)}>
                {t(`overlaps.answers.${each}`)}
              </Button>
            ))
        }
      >
        {answer === null ? t('overlaps.question', values) : t(`overlaps.given.${answer}`, values)}
        <UnsentMark subject={`overlap/${year}/${sectorCode}`} />
      </Notice>
    </div>
  );
}
