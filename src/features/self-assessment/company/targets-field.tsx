import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { checkReductionPart } from '../../../../core/assessment/company-answers';
import { reductionScopes } from '../../../../core/terms/reduction-scopes';
import { partChange } from '../../../../core/assessment/parts';
import type { Reduction, ReductionChange } from '../../../../core/contracts/assessment';
import { addRow } from '../../../components/form/add-row';
import { SelectField } from '../../../components/form/select-field';
import { Button } from '../../../components/ui/button';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import type { Version } from '../../../lib/outbox/edit';
import { targetSubject, useOwnTargets } from './use-own-targets';
import { emptyReduction } from '../sheet/list-rows';
import { NumberCell } from '../answers/number-cell';
import * as styles from './rows.module.css';

interface TargetsFieldProps {
  reductions: readonly Reduction[];
  disabled: boolean;
  onSave: (reduction: ReductionChange, seen?: Version) => void;
}

const parts = ['baseYear', 'targetYear', 'reductionPercent'] as const;

/** The company's reduction targets. */
export function TargetsField({ reductions, disabled, onSave }: TargetsFieldProps) {
  const { t } = useTranslation('assessment');
  const { targets, add, keep, choose, drop } = useOwnTargets(reductions);

  const remove = (target: Reduction) => {
    drop(target.id);
    const { id: _id, scope: _scope, ...figures } = target;
    if (reductions.some(({ id }) => id === target.id))
      onSave({ ...emptyReduction(target.id), before: figures });
  };

  return (
    <div className={styles.rows}>
      <h3 className={styles.title}>{t('target.listTitle')}</h3>
      <p className={styles.help}>{t('target.help')}</p>
      {targets.map((target, index) => (
        <fieldset key={target.id} className={styles.row}>
          <legend className={styles.legend}>{t('target.numbered', { number: index + 1 })}</legend>
          <div className={styles.cells}>
            <div className={styles.whole}>
              <SelectField
                label={t('target.scope')}
                value={target.scope}
                options={reductionScopes.map((scope) => ({ value: scope, label: t(`target.${scope}`) }))}
                disabled={disabled}
                onChange={(scope) => {
                  choose({ ...target, scope });
                  onSave(partChange(target, { scope }, { scope: target.scope }));
                }}
              />
            </div>
            {parts.map((part) => (
              <NumberCell
                key={part}
                label={t(`target.${part}`)}
                subject={`${targetSubject(target.id)}/${part}`}
                value={target[part]}
                {...(part === 'reductionPercent' ? { unit: '%' } : { isYear: true })}
                disabled={disabled}
                check={(value) => checkReductionPart({ ...target, [part]: value }, part)}
                onFocus={() => keep(target)}
                onSave={(value, seen, over) =>
                  onSave(partChange(target, { [part]: value }, { [part]: over }), seen)
                }
              />
            ))}
          </div>
          <div className={styles.rowEnd}>
            <UnsentMark subject={targetSubject(target.id)} />
            {!disabled && (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('target.removeNumbered', { number: index + 1 })}
                onClick={() => remove(target)}
              >
                <Trash2 size={16} aria-hidden />
                {t('target.remove')}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {!disabled && (
        <Button className={styles.add} onClick={(event) => addRow(event, add)}>
          <Plus size={16} aria-hidden />
          {t('target.add')}
        </Button>
      )}
    </div>
  );
}
