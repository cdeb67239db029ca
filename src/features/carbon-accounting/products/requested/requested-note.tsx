import { useTranslation } from 'react-i18next';
import type { CalculatedLine, ProductLine } from '../../../../../core/contracts/ca-products';
import { convertAmount } from '../../../../../core/carbon/inputs/units';
import { isRequestable } from '../../../../../core/products/requested-footprints';
import { partName } from '../../../../../core/products/part-name';
import { receivedFigure } from '../../../../../core/products/received';
import { Button } from '../../../../components/ui/button';
import { Day } from '../../../../components/ui/day';
import { Notice } from '../../../../components/ui/notice';
import { Pill } from '../../../../components/ui/pill';
import { UnsentMark } from '../../../../components/ui/unsent-mark';
import { useOfferedTexts } from '../../../../domain/products/use-offered-texts';
import { useLocale } from '../../../../lib/i18n/use-locale';
import * as styles from '../products.module.css';
import { requestedSubject } from './request-edits';
import { useRequested, type Requested } from './use-requested';

const tones = {
  waiting: 'neutral',
  asked: 'accent',
  answered: 'accent',
  rejected: 'caution',
  unreachable: 'negative',
} as const;

/** Marks a line whose footprint was requested: from whom, or that it has arrived. */
export function RequestedMark({ line }: { line: CalculatedLine }) {
  const { t } = useTranslation('carbon-products');
  const [newest] = useRequested(line) ?? [];
  if (!newest || !isRequestable(line)) return null;
  const { arrived, state, name, id } = newest;
  return (
    <p className={styles.states}>
      {arrived ? (
        <Pill tone="positive">{t('asked.arrived', { company: arrived.companyName })}</Pill>
      ) : (
        <Pill tone={tones[state]}>{t(`asked.state.${state}`, { company: name })}</Pill>
      )}
      <UnsentMark subject={requestedSubject(id)} />
    </p>
  );
}

interface RequestedNoteProps {
  line: CalculatedLine;
  /** Undefined for read-only access. */
  onRequest: (() => void) | undefined;
  onUse: ((line: ProductLine) => void) | undefined;
}

/** Who was asked for a line's footprint, when and by whom; offers to use a footprint that has arrived. */
export function RequestedNote({ line, onRequest, onUse }: RequestedNoteProps) {
  const { t } = useTranslation('carbon-products');
  const asked = useRequested(line) ?? [];
  if (!isRequestable(line) || (asked.length === 0 && !onRequest)) return null;
  return (
    <div className={styles.stack}>
      {asked.map((each) => (
        <RequestItem key={each.id} asked={each} line={line} onUse={onUse} />
      ))}
      {onRequest && (
        <div>
          <Button size="small" onClick={onRequest}>
            {t('asked.ask')}
          </Button>
        </div>
      )}
    </div>
  );
}

function RequestItem({
  asked,
  line,
  onUse,
}: Pick<RequestedNoteProps, 'line' | 'onUse'> & { asked: Requested }) {
  const { t } = useTranslation('carbon-products');
  const texts = useOfferedTexts();
  const { locale } = useLocale();
  const { id, name, part, partNumber, askedAt, askedBy, state, rejection, arrived } = asked;
  const figure = arrived && receivedFigure(arrived);
  const fits =
    figure !== undefined &&
    !Number.isNaN(convertAmount({ amount: line.amount, unit: line.unit, calorificValue: null }, figure));
  return (
    <div>
      <p className={styles.states}>
        <Pill tone={tones[state]}>{t(`asked.state.${state}`, { company: name })}</Pill>
        <UnsentMark subject={requestedSubject(id)} />
      </p>
      <p className={styles.note}>
        {partName(part, partNumber, locale)} · <Day value={askedAt} />
        {askedBy && ` · ${askedBy}`}
      </p>
      {rejection && <p className={styles.note}>{t('asked.rejection', { reason: rejection })}</p>}
      {arrived && figure && (
        <Notice
          tone="positive"
          title={t('asked.arrived', { company: arrived.companyName })}
          actions={
            onUse &&
            fits && (
              <Button size="small" onClick={() => onUse(withFigure(line, figure))}>
                {t('received.use')}
              </Button>
            )
          }
        >
          <p>{texts.footprint(arrived)}</p>
          {!fits && <p>{t('asked.otherUnit')}</p>}
        </Notice>
      )}
    </div>
  );
}

const withFigure = (
  { id, kind, name, amount, unit }: CalculatedLine,
  origin: ReturnType<typeof receivedFigure>,
): ProductLine => ({
  ...{ id, kind, name, amount, unit },
  origin,
});
