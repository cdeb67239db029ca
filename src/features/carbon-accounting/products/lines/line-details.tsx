import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { CalculatedLine, LineTerm, ProductLine } from '../../../../../core/contracts/ca-products';
import { Facts } from '../../../../components/layout/facts';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { SourceText } from '../../shared/source-text';
import { RequestedNote } from '../requested/requested-note';
import { ReceivedNote } from '../received/received-note';
import { PartialNotice } from '../partial-notice';
import { isMoney, useProductTexts } from '../use-product-texts';
import { LineDocuments } from './line-documents';
import * as steps from '../../shared/calculation-steps.module.css';
import { UnitCell } from '../../shared/unit-cell';
import * as styles from '../products.module.css';

interface LineDetailsProps {
  line: CalculatedLine;
  /** Undefined for read-only access. */
  onChange?: () => void;
  onRemove?: () => void;
  onReplace?: (line: ProductLine) => void;
  onRequest?: () => void;
  onClose: () => void;
}

/**
 * How a line was calculated: sums that can be checked with a pocket calculator, with the source of each part.
 */
export function LineDetails(props: LineDetailsProps) {
  const { line, onChange, onRemove, onReplace, onRequest, onClose } = props;
  const { t } = useTranslation('carbon-products');
  const { figure, finePercent } = useFigures();
  const texts = useProductTexts();
  const { name, result, fault } = line;
  return (
    <Dialog
      placement="drawer"
      isText
      title={name}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        onChange && (
          <>
            <Button onClick={onRemove}>{t('lines.remove')}</Button>
            <Button variant="primary" onClick={onChange}>
              {t('lines.change')}
            </Button>
          </>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.note}>
          {texts.quantity(line.amount, line.unit)} · {texts.origin(line)}
        </p>
        <ReceivedNote line={line} onUse={onReplace} />
        <RequestedNote line={line} onRequest={onRequest} onUse={onReplace} />
        {fault && <Notice tone="caution">{texts.fault(fault)}</Notice>}
        {!result && !fault && <Notice tone="info">{t('details.waiting')}</Notice>}
        {result && (
          <>
            <h3 className={styles.subtitle}>{t('details.title')}</h3>
            {result.terms.map((term, index) => (
              <Term key={`${term.what}/${index}`} term={term} line={line} />
            ))}
            {result.isPartial && <PartialNotice>{partialText(line.origin, t)}</PartialNotice>}
            {result.notes.map((note) => (
              <Notice key={note} tone="caution">
                {t(`carbon-results:notes.${note}`)}
              </Notice>
            ))}
            <Facts
              facts={[
                { name: t('summary.fossil'), value: texts.kg(result.fossil) },
                { name: t('summary.landUse'), value: texts.kg(result.landUse) },
                { name: t('summary.biogenic'), value: texts.kg(result.biogenic) },
                { name: t('summary.uptake'), value: texts.kg(result.uptake) },
                { name: t('summary.primary'), value: finePercent(result.primaryShare) },
                { name: t('summary.quality'), value: figure(result.dataQuality, 'percent') },
                ...(line.origin.basis === 'figure' && line.origin.verifiedBy
                  ? [{ name: t('fields.verifiedBy'), value: line.origin.verifiedBy }]
                  : []),
              ]}
            />
          </>
        )}
        <LineDocuments line={line} canManage={onChange !== undefined} />
      </div>
    </Dialog>
  );
}

function partialText(origin: ProductLine['origin'], t: TFunction<'carbon-products'>): string {
  if (origin.basis === 'account') return t('partial.account', { year: origin.year });
  return t(origin.basis === 'product' ? 'partial.part' : 'partial.figure');
}

function Term({ term, line }: { term: LineTerm; line: CalculatedLine }) {
  const { t } = useTranslation('carbon-products');
  const { figure, money } = useFigures();
  const { unit } = useProductTexts();
  const co2 = t('columns.footprint');
  const written = (value: number, of: string) =>
    isMoney(of)
      ? { value: money(value, of), unit: '' }
      : { value: figure(value, 'checked'), unit: of === co2 ? co2 : unit(of) };
  const { what, amount, of, factor, kg, source } = term;
  const year = line.origin.basis === 'account' ? line.origin.year : 0;
  const rows =
    of === null
      ? [
          { sign: '', name: t('details.amount'), ...written(amount, term.unit) },
          {
            sign: '×',
            name: t('details.factor'),
            value: figure(factor, 'checked'),
            unit: `${co2}/${unit(term.unit)}`,
          },
        ]
      : [
          { sign: '', name: t('details.account', { year }), ...written(factor, co2) },
          { sign: '×', name: t('details.amount'), ...written(amount, term.unit) },
          { sign: '÷', name: t('details.whole'), ...written(of, term.unit) },
        ];
  return (
    <>
      <table className={steps.steps}>
        <caption className={styles.caption}>{t(`terms.${what}`)}</caption>
        <tbody>
          {[...rows, { sign: '=', name: t('details.result'), ...written(kg, co2) }].map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td className={steps.sign}>{row.sign}</td>
              <td className={steps.value}>{row.value}</td>
              <UnitCell unit={row.unit} />
            </tr>
          ))}
        </tbody>
      </table>
      {source && (
        <p className={styles.note}>
          <SourceText text={source.publisher} /> · <SourceText text={source.edition} />
          {source.year !== null && ` · ${source.year}`} · <SourceText text={source.boundary} /> ·{' '}
          <SourceText text={source.licence} />
        </p>
      )}
    </>
  );
}
