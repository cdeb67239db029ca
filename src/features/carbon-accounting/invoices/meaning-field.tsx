import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Meaning } from '../../../../core/invoices/line-meaning';
import { ComboBox } from '../../../components/form/combo-box';
import { useListLoad } from '../../../components/form/use-list-load';
import { useValueListQuery } from '../../../lib/api/value-lists-api';
import { useSearchWords } from '../../../lib/search/use-search-words';
import { useActivities, useNames } from '../shared/use-names';
import { fittingActivities, type Item } from './drop-plan';
import * as styles from './invoices.module.css';

interface MeaningFieldProps {
  item: Item;
  onMeaning: (key: string, meaning: Meaning) => void;
}

const otherMeanings = ['spend', 'priceOnly'] as const;

/** The meaning of a seller's item: an activity with a fitting unit, money, or nothing. */
export function MeaningField({ item: { key, lines }, onMeaning }: MeaningFieldProps) {
  const { t } = useTranslation('carbon-invoices');
  const names = useNames();
  const activities = useActivities();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-activities-list'));
  const { wordsFor, isPending, load } = useSearchWords();
  const [first] = lines;
  const options = useMemo(
    () => [
      ...otherMeanings.map((value) => ({
        value: value as string,
        label: t(`meaning.${value}`),
        terms: [''],
      })),
      ...(first ? fittingActivities(first, activities) : []).map((activity) => ({
        value: String(activity.activityId),
        label: names.activity(activity.activityId),
        terms: [
          ...names.levels(activity),
          activity.name,
          ...wordsFor('activities', activity.activityId),
          ...wordsFor('activities', activity.hierarchyLevel3),
        ],
      })),
    ],
    [first, activities, names, t, wordsFor],
  );
  if (!first) return null;
  const { meaning, line, invoice, from } = first;
  const isOpen = meaning.becomes === 'spend' && from === 'words';
  const chosen = meaning.becomes === 'bill' ? String(meaning.activityId) : isOpen ? '' : meaning.becomes;
  return (
    <div className={styles.field}>
      <ComboBox
        label={t('meaning.label', { item: line.name || line.description, seller: invoice.seller.name })}
        name="meaning"
        search="anywhere"
        placeholder={t('meaning.placeholder')}
        emptyText={t('meaning.empty')}
        options={options}
        failure={failure}
        isPending={isPending || isLoading}
        onFocus={load}
        value={chosen}
        onChange={(value) => onMeaning(key, readMeaning(value))}
      />
    </div>
  );
}

function readMeaning(value: string): Meaning {
  const plain = otherMeanings.find((each) => each === value);
  return plain ? { becomes: plain } : { becomes: 'bill', activityId: Number(value) };
}
