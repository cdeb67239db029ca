import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { collator } from '../../../../../core/i18n/intl';
import { ComboBox } from '../../../../components/form/combo-box';
import { useListLoad } from '../../../../components/form/use-list-load';
import { useValueListQuery } from '../../../../lib/api/value-lists-api';
import type { FieldControl } from '../../../../lib/forms/use-draft-form';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useActivities, useNames, useSectors } from '../../shared/use-names';
import { useProducts } from '../use-products';
import { useProductTexts } from '../use-product-texts';

/** Any activity with a factor in the tables. */
export function ActivityChoice({ value, onChange, ...control }: FieldControl<number>) {
  const { t } = useTranslation('carbon-products');
  const { locale } = useLocale();
  const names = useNames();
  const texts = useProductTexts();
  const activities = useActivities();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-activities-list'));
  const options = useMemo(
    () =>
      [...activities.values()]
        .filter(({ isActive }) => isActive)
        .map((activity) => ({
          value: String(activity.activityId),
          label: names.activity(activity.activityId),
          unit: texts.unit(activity.unit),
          terms: [...names.levels(activity), activity.name],
        }))
        .sort((a, b) => collator(locale).compare(a.label, b.label)),
    [activities, names, texts, locale],
  );
  return (
    <ComboBox
      label={t('fields.activity')}
      search="anywhere"
      placeholder={t('fields.search')}
      emptyText={t('fields.nothingFound')}
      {...control}
      options={options}
      failure={failure}
      isPending={isLoading}
      value={value ? String(value) : ''}
      onChange={(next) => onChange(Number(next))}
      detail={({ unit }) => unit}
    />
  );
}

export function SectorChoice({ value, onChange, ...control }: FieldControl<number>) {
  const { t } = useTranslation('carbon-products');
  const { locale } = useLocale();
  const names = useNames();
  const sectors = useSectors();
  const { isLoading, failure } = useListLoad(useValueListQuery('ca-scope3-sectors'));
  const options = useMemo(
    () =>
      [...sectors.values()]
        .filter(({ isActive }) => isActive)
        .map(({ Scope3SectorId, name }) => ({
          value: String(Scope3SectorId),
          label: names.sector(Scope3SectorId),
          terms: [name],
        }))
        .sort((a, b) => collator(locale).compare(a.label, b.label)),
    [sectors, names, locale],
  );
  return (
    <ComboBox
      label={t('fields.sector')}
      search="anywhere"
      placeholder={t('fields.search')}
      emptyText={t('fields.nothingFound')}
      {...control}
      options={options}
      failure={failure}
      isPending={isLoading}
      value={value ? String(value) : ''}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

interface PartChoiceProps extends FieldControl<string> {
  /** The product that it becomes a part of. */
  whole: string;
}

/** Another product of the company, except those that contain products themselves. */
export function PartChoice({ whole, ...control }: PartChoiceProps) {
  const { t } = useTranslation('carbon-products');
  const { data: products = [] } = useProducts();
  const options = products
    .filter(({ id, lines }) => id !== whole && lines.every(({ origin }) => origin.basis !== 'product'))
    .map(({ id, name, partNumber }) => ({ value: id, label: name, partNumber, terms: [partNumber] }));
  return (
    <ComboBox
      label={t('fields.product')}
      search="anywhere"
      placeholder={t('fields.search')}
      emptyText={t('fields.nothingFound')}
      {...control}
      options={options}
      detail={({ partNumber }) => partNumber}
    />
  );
}
