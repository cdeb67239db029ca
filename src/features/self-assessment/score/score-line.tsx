import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import { scoreAnchor } from '../groups/anchors';
import type { SegmentView } from '../state/segment-view';

/** The score in one line, with a link to its explanation. */
export function ScoreLine({ view: { score } }: { view: SegmentView }) {
  const { t } = useTranslation('assessment');
  const { points } = useFigures();
  return (
    <a href={`#${scoreAnchor}`}>
      {score === null ? t('score.title') : `${t('score.title')} ${points(score)} ${t('score.of')}`}
    </a>
  );
}
