import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Activity } from '../../../../core/contracts/value-lists';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { SelectField } from '../../../components/form/select-field';
import type { FieldControl } from '../../../lib/forms/use-draft-form';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useActivities, useNames, useOwnActivities } from '../shared/use-names';
import * as fields from '../shared/fields.module.css';
import * as styles from './activity-field.module.css';
import { useSearchWords } from '../../../lib/search/use-search-words';

interface ActivityFieldProps extends FieldControl<number> {
  scope: Activity['dataCollectionSheet'];
}

const every = '';

/** Natural gas by gross and by net calorific value: the bill decides, and the two differ by a tenth. */
const gasByEnergy = new Set([101, 102]);

/** Finds an activity by any word of its name or of the three levels above it; two of them can narrow the list. */
export function ActivityField({ scope, value, onChange, ...control }: ActivityFieldProps) {
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const activities = useActivities();
  const own = useOwnActivities();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-activities-list'));
  const { wordsFor, isPending, load } = useSearchWords();
  const [kind, setKind] = useViewOption(every);
  const [group, setGroup] = useViewOption(every);

  // Activities added by the operator are also found by their names in the other languages.
  const ownNames = useMemo(
    () => new Map(own.map(({ activityId, names: all }) => [activityId, Object.values(all)])),
    [own],
  );
  const choices = useMemo(
    () =>
      [...activities.values()]
        .filter(({ dataCollectionSheet, isActive }) => dataCollectionSheet === scope && isActive)
        .map((activity) => {
          const levels = names.levels(activity);
          const label = names.activity(activity.activityId);
          return {
            value: String(activity.activityId),
            label,
            levels,
            unit: names.unit(activity.unit),
            terms: [
              ...levels,
              activity.name,
              ...(ownNames.get(activity.activityId) ?? []),
              activity.unit,
              names.unit(activity.unit),
              ...wordsFor('activities', activity.activityId),
              ...wordsFor('activities', activity.hierarchyLevel3),
            ],
          };
        }),
    [activities, names, ownNames, scope, wordsFor],
  );
  const ofKind = choices.filter(({ levels }) => kind === every || levels[0] === kind);
  const options = ofKind.filter(({ levels }) => group === every || levels[1] === group);
  const asOptions = (values: string[]) => [
    { value: every, label: t('fields.every') },
    ...[...new Set(values)].map((each) => ({ value: each, label: each })),
  ];

  return (
    <>
      <ComboBox
        label={t('columns.activity')}
        search="anywhere"
        placeholder={t(`${scope}.search`)}
        hint={gasByEnergy.has(value) ? t('fields.gasHint') : undefined}
        emptyText={t('fields.noActivity')}
        {...control}
        options={options}
        failure={failure}
        isPending={isPending || isLoading}
        onFocus={load}
        value={value ? String(value) : ''}
        onChange={(next) => onChange(Number(next))}
        detail={({ unit }) => unit}
      />
      <details className={styles.narrow}>
        <summary>{[t('fields.narrow'), kind, group].filter((part) => part !== every).join(' · ')}</summary>
        <div className={fields.pair}>
          <SelectField
            label={t('fields.kind')}
            value={kind}
            onChange={(next) => {
              setKind(next);
              setGroup(every);
            }}
            options={asOptions(choices.map(({ levels }) => levels[0]))}
          />
          <SelectField
            label={t('fields.group')}
            value={group}
            onChange={setGroup}
            options={asOptions(ofKind.map(({ levels }) => levels[1]))}
          />
        </div>
      </details>
    </>
  );
}
