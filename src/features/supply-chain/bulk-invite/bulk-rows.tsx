import { useTranslation } from 'react-i18next';
import { localeNames, normaliseLocale } from '../../../../core/i18n/locales';
import { enumerated } from '../../../../core/i18n/intl';
import { useCalendarDay } from '../../../lib/i18n/use-calendar-day';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProductGroup } from '../use-product-group';
import { useRequestedItemNames } from '../inviting/use-requested-item-names';
import { Button } from '../../../components/ui/button';
import type { SheetSupplier } from '../sheet/read-suppliers';
import type { CheckedRow } from '../sheet/check-rows';
import * as styles from '../../../components/table/preview-table.module.css';

/** Nobody reads more; the rest is only counted. */
const maxShown = 100;

interface BulkRowsProps {
  wrong: readonly CheckedRow[];
  right: readonly CheckedRow[];
  /** Replaces an unknown value with its most likely meaning. */
  onTake: (row: SheetSupplier) => void;
}

/** The read rows, invalid ones first. */
export function BulkRows({ wrong, right, onTake }: BulkRowsProps) {
  const { t } = useTranslation('supply-chain');
  const shown = [...wrong.slice(0, maxShown), ...right.slice(0, maxShown)];
  const more = wrong.length + right.length - shown.length;
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('many.row')}</th>
            <th scope="col">{t('columns.supplier')}</th>
            <th scope="col">{t('many.request')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((each) => (
            <Row key={each.row.number} checked={each} onTake={onTake} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p className={styles.muted}>{t('many.more', { count: more })}</p>}
    </>
  );
}

function Row({
  checked: { row, body, fault },
  onTake,
}: {
  checked: CheckedRow;
  onTake: BulkRowsProps['onTake'];
}) {
  const { t } = useTranslation('supply-chain');
  const { locale } = useLocale();
  const calendarDay = useCalendarDay();
  const nameOf = useProductGroup();
  const wanted = useRequestedItemNames();
  const { sector, country } = nameOf(body);
  const { sector: likelySector = '', country: likelyCountry = '' } = row.suggested ?? {};
  const likely = nameOf({ sectorCode: likelySector, countryCode: likelyCountry });
  const suggestion = [likely.sector, likely.country].filter(Boolean).join(' · ');
  const { given } = row;
  const details = [
    given.sector ?? (body.sectorCode && sector),
    given.country ?? (body.countryCode && country),
    given.language ?? localeNames[normaliseLocale(body.locale)],
    given.wanted ??
      (body.wanted &&
        enumerated(
          body.wanted.map((kind) => wanted[kind]),
          locale,
        )),
    given.dueDate ?? (body.dueDate && calendarDay(body.dueDate)),
  ];
  return (
    <tr data-wrong={fault ? true : undefined}>
      <td className={styles.muted}>{row.number}</td>
      <th scope="row">
        {row.supplierName}
        <div className={styles.muted}>{row.email}</div>
        {fault && <p className={styles.fault}>{t(`fault.${fault}`, { ...given })}</p>}
        {fault && suggestion && (
          <Button size="small" onClick={() => onTake(row)}>
            {t('many.take', { suggestion })}
          </Button>
        )}
      </th>
      <td className={styles.muted}>{details.filter(Boolean).join(' · ')}</td>
    </tr>
  );
}
