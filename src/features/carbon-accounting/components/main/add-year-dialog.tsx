import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstYear } from '../../../../../core/carbon/figures';
import { SelectField } from '../../../../components/form/select-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useConnection } from '../../../../lib/api/use-connection';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useWhenSent } from '../../../../lib/outbox/use-when-sent';
import { useProjectId } from '../../../../lib/session/use-session';
import { useCopyYearMutation, type YearOverview } from '../../api';
import { useErrorText } from '../../hooks/use-error-text';
import * as styles from './dialogs.module.css';

interface AddYearDialogProps {
  years: readonly YearOverview[];
  onClose: () => void;
}

const nothing = '';

/** Starts a year, empty or with the figures of another. A year is there as soon as it has a figure. */
export function AddYearDialog({ years, onClose }: AddYearDialogProps) {
  const { t } = useTranslation('carbon');
  const { pathTo } = useLocale();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const textOf = useErrorText();
  const whenSent = useWhenSent('carbonAccounting');
  const [copy, { error }] = useCopyYearMutation();
  const [isStarting, setStarting] = useState(false);
  const free = freeYears(years, new Date());
  const [year, setYear] = useState(String(free[0]));
  const [from, setFrom] = useState(String(nearestBefore(years, Number(free[0])) ?? nothing));

  const canCopy = isConnected || from === nothing;

  const start = async () => {
    if (from !== nothing && projectId !== undefined) {
      setStarting(true);
      // What is still on its way belongs to the copy, too.
      await whenSent();
      const answer = await copy({ projectId, year: Number(year), from: Number(from) });
      setStarting(false);
      if (answer.error) return;
    }
    onClose();
    void navigate(pathTo(`/carbon-accounting/${year}/update/`));
  };

  return (
    <Dialog
      title={t('add.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" disabled={isStarting || !canCopy} onClick={() => void start()}>
            {t('add.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {error && (
          <Notice tone="negative" title={t('add.failed', { year })}>
            {textOf(error as ApiError, t('errors.unexpected'))}
          </Notice>
        )}
        {!canCopy && <Notice tone="info">{t('add.needsConnection')}</Notice>}
        <SelectField
          label={t('columns.year')}
          value={year}
          onChange={setYear}
          options={free.map((each) => ({ value: String(each), label: String(each) }))}
        />
        {years.length > 0 && (
          <SelectField
            label={t('add.from')}
            hint={t('add.fromHint')}
            value={from}
            onChange={setFrom}
            options={[
              { value: nothing, label: t('add.empty') },
              ...years.map((each) => ({
                value: String(each.year),
                label: t('add.copyOf', { year: each.year }),
              })),
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The years that are not there yet, the likeliest first: last year, then back; then this and the next one. */
function freeYears(years: readonly YearOverview[], now: Date): number[] {
  const taken = new Set(years.map(({ year }) => year));
  const current = now.getUTCFullYear();
  const past = Array.from({ length: current - firstYear }, (_, index) => current - 1 - index);
  return [...past, current, current + 1].filter((year) => !taken.has(year));
}

function nearestBefore(years: readonly YearOverview[], year: number): number | undefined {
  return years.map((each) => each.year).find((each) => each < year);
}
