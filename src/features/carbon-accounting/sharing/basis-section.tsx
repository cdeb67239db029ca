import { useTranslation } from 'react-i18next';
import { quantityFault } from '../../../../core/carbon/inputs/figures';
import type {
  AllocationBasis,
  AllocationOfYear,
  QuantityUnit,
} from '../../../../core/contracts/ca-allocations';
import { Segmented } from '../../../components/form/segmented';
import { SelectField } from '../../../components/form/select-field';
import { Card } from '../../../components/layout/page';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { NumberCell } from '../records/number-cell';
import { Section } from '../records/section';
import { useAccess } from '../shared/use-access';
import { useFigures } from '../../../lib/i18n/use-figures';
import { typedTurnover } from '../records/turnover-unit';
import { useTurnoverUnits } from '../spend/use-turnover-units';
import { basisSubject, changeBasis } from './sharing-edits';
import { soldField } from './sold-field';
import * as styles from './sharing.module.css';

const methods = ['economic', 'physical'] as const;
const units: readonly QuantityUnit[] = ['kg', 't', 'pieces'];

/** The basis by which the year's emissions are divided, and its total. */
export function BasisSection({ year, of: { basis, turnover } }: { year: number; of: AllocationOfYear }) {
  const { t } = useTranslation('carbon-share');
  const { canManage } = useAccess();
  const { figure } = useFigures();
  const { inThousands } = useTurnoverUnits();
  const projectId = useProjectId();
  const save = useEdit(changeBasis);
  const change = (changes: Partial<Omit<AllocationBasis, 'version'>>, version = basis.version) => {
    if (projectId !== undefined) void save({ projectId, year, changes, version });
  };
  return (
    <Section title={t('basis.title')} hint={t(`basis.hint.${basis.method}`)}>
      <Card>
        <fieldset className={styles.basis} disabled={!canManage}>
          <Segmented
            legend={t('basis.method')}
            value={basis.method}
            options={methods.map((method) => ({ value: method, label: t(`basis.${method}`) }))}
            onChange={(method) => change({ method })}
          />
          {basis.method === 'economic' ? (
            <p className={styles.yearTotal}>
              {turnover && turnover.turnoverInThsdUSD > 0
                ? t('basis.turnover', {
                    turnover: inThousands(figure(typedTurnover(turnover), 'share'), turnover.currency),
                  })
                : t('basis.noTurnover')}
            </p>
          ) : (
            <>
              <div className={styles.quantity}>
                <SelectField
                  label={t('basis.unit')}
                  value={basis.unit}
                  options={units.map((unit) => ({ value: unit, label: t(`units.${unit}`) }))}
                  onChange={(unit) => change({ unit })}
                />
                <div>
                  <span className={styles.label}>{t('basis.all')}</span>
                  <NumberCell
                    field={soldField('all')}
                    label={t('basis.all')}
                    value={basis.quantity ?? 0}
                    version={basis.version}
                    unit={t(`units.${basis.unit}`)}
                    fault={quantityFault}
                    faultOfText="AMOUNT_NOT_POSITIVE"
                    isReadOnly={!canManage}
                    onSave={(quantity, seen) => change({ quantity: quantity || null }, seen)}
                  />
                </div>
              </div>
              {basis.quantity === null && <p className={styles.yearTotal}>{t('basis.noTotal')}</p>}
            </>
          )}
          <UnsentMark subject={basisSubject(year)} />
        </fieldset>
      </Card>
    </Section>
  );
}
