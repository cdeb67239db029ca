import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalculatedLine, ProductLine } from '../../../../../core/contracts/ca-products';
import { isExpired } from '../../../../../core/products/offer';
import {
  receivedFigure,
  receivedFigureOf,
  stateOfReceived,
  type Figure,
} from '../../../../../core/products/received';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import { useOfferedTexts } from '../../../../domain/products/use-offered-texts';
import * as styles from '../products.module.css';
import { useToday } from '../../../../lib/timing/use-today';
import { useReceived } from './use-received';

/** Marks a line with a supplier's figure if the figure is outdated or no longer offered. */
export function ReceivedMark({ line }: { line: CalculatedLine }) {
  const figure = receivedFigureOf(line);
  return figure ? <Mark figure={figure} /> : null;
}

function Mark({ figure }: { figure: Figure }) {
  const { t } = useTranslation('carbon-products');
  const { data } = useReceived();
  const today = useToday();
  const comparison = data && stateOfReceived(figure, data);
  if (!comparison) return null;
  const { state, newest } = comparison;
  const text =
    state === 'newer'
      ? t('received.newer', { number: newest?.number })
      : state === 'gone'
        ? t('received.gone')
        : newest && isExpired(newest, today)
          ? t('customer-view:product.expired')
          : undefined;
  return text === undefined ? null : (
    <p className={styles.states}>
      <CircleAlert size={16} aria-hidden />
      {text}
    </p>
  );
}

interface ReceivedNoteProps {
  line: CalculatedLine;
  /** Undefined for read-only access. */
  onUse: ((line: ProductLine) => void) | undefined;
}

/** The release of a line's figure, and a newer one to replace it. */
export function ReceivedNote({ line, onUse }: ReceivedNoteProps) {
  const figure = receivedFigureOf(line);
  return figure ? <Note line={line} figure={figure} onUse={onUse} /> : null;
}

function Note({ line, figure, onUse }: ReceivedNoteProps & { figure: Figure }) {
  const { t } = useTranslation('carbon-products');
  const texts = useOfferedTexts();
  const { data } = useReceived();
  const today = useToday();
  const comparison = data && stateOfReceived(figure, data);
  const newer = comparison?.state === 'newer' ? comparison.newest : undefined;
  return (
    <>
      <p className={styles.note}>{t('received.of', { number: figure.received?.number })}</p>
      {comparison?.state === 'gone' && <Notice tone="caution">{t('received.goneText')}</Notice>}
      {comparison?.state === 'newest' && comparison.newest && isExpired(comparison.newest, today) && (
        <Notice tone="caution">{t('customer-view:product.expiredText')}</Notice>
      )}
      {newer && (
        <Notice
          tone="caution"
          title={t('received.newer', { number: newer.number })}
          actions={
            onUse &&
            newer.values.declaredUnit === figure.unit && (
              <Button size="small" onClick={() => onUse(withNewer(line, receivedFigure(newer)))}>
                {t('received.useNewer')}
              </Button>
            )
          }
        >
          {texts.footprint(newer)}
        </Notice>
      )}
    </>
  );
}

const withNewer = ({ id, kind, name, amount, unit }: CalculatedLine, origin: Figure): ProductLine => ({
  ...{ id, kind, name, amount, unit },
  origin,
});
