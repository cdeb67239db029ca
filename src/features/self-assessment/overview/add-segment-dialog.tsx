import { navigate } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SegmentFault } from '../../../../core/assessment/segment.schema';
import { alpha2Codes } from '../../../../core/countries/alpha-2';
import { collator } from '../../../../core/i18n/intl';
import { catalogue } from '../../../../data/questions/catalogue';
import { countryOption } from '../../../domain/company/options';
import { useCountryOptions } from '../../../domain/company/use-country-options';
import { useSectorOptions } from '../../../domain/company/use-sector-options';
import { ComboBox } from '../../../components/form/combo-box';
import { FormDialog } from '../../../components/form/form-dialog';
import { Flag } from '../../../components/ui/flag';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useDraftStore } from '../../../lib/forms/use-draft-store';
import { checkWith } from '../../../lib/forms/rules';
import { useDraftForm } from '../../../lib/forms/use-draft-form';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useCreateSegmentMutation } from '../state/segments-api';
import type { SegmentKey } from '../state/segment-edits';
import { segmentPath } from '../../../domain/requests/assessment-paths';
import type { SegmentView } from '../state/segment-view';
import * as styles from '../dialogs.module.css';

interface AddSegmentDialogProps {
  views: readonly SegmentView[];
  /** Called after adding; by default, the new segment is opened. */
  onAdded?: () => void;
  onClose: () => void;
}

const nothing: SegmentKey = { sectorCode: '', countryCode: '' };
const sectors = new Set(catalogue.sectors.map(({ sector }) => sector));
const loadSchema = () =>
  import('../../../../core/assessment/segment.schema').then(({ segmentSchema }) => segmentSchema);

/** Adds a segment that no customer has requested yet. The choice is kept until it is added or discarded. */
export function AddSegmentDialog({ views, onAdded, onClose }: AddSegmentDialogProps) {
  const { t } = useTranslation('assessment');
  const { locale, pathTo } = useLocale();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const countries = useValueList('app-countries');
  const [create] = useCreateSegmentMutation();
  const form = useDraftForm<SegmentKey>({
    draft: useDraftStore('newSegment'),
    stored: nothing,
    check: useMemo(() => {
      // Without the list, which may not have loaded, the server's check decides.
      const known = new Set<string>(countries?.map(({ code }) => code) ?? alpha2Codes);
      return checkWith<SegmentKey>(loadSchema, { sectors, countries: known });
    }, [countries]),
    faultText: (fault) => t(`add.${fault as SegmentFault}`),
    onSubmit: async (body, { saved, failed }) => {
      if (projectId === undefined) return;
      const { error } = await create({ projectId, body });
      if (error) return failed(error);
      saved();
      if (onAdded) onAdded();
      else void navigate(pathTo(segmentPath(body)));
    },
  });
  const { sectorCode, countryCode } = form.values;
  const countryChoice = useCountryOptions();
  const sectorChoice = useSectorOptions(
    useMemo(
      () =>
        catalogue.sectors
          .map(({ sector }) => ({ value: sector, label: t(`sectors:${sector}`) }))
          .sort((a, b) => collator(locale).compare(a.label, b.label)),
      [t, locale],
    ),
  );
  const isThere = views.some(
    ({ segment }) => segment.sectorCode === sectorCode && segment.countryCode === countryCode,
  );

  return (
    <FormDialog
      title={t('add.title')}
      form={form}
      className={styles.tall}
      confirm={t(onAdded ? 'segments.add' : 'add.confirm')}
      disabled={!sectorCode || !countryCode || isThere || !isConnected}
      onClose={onClose}
    >
      <p>{t('add.text')}</p>
      <ComboBox
        label={t('add.sector')}
        placeholder={t('add.sectorPlaceholder')}
        emptyText={t('add.nothingFound')}
        search="anywhere"
        options={sectorChoice.options}
        isPending={sectorChoice.isPending}
        onFocus={sectorChoice.onFocus}
        {...form.field('sectorCode')}
      />
      <ComboBox
        label={t('add.country')}
        placeholder={t('add.countryPlaceholder')}
        emptyText={t('add.nothingFound')}
        options={countryChoice.options ?? (countryCode ? [countryOption(countryCode, locale)] : [])}
        isPending={countryChoice.isPending}
        onFocus={countryChoice.onFocus}
        icon={({ value }) => <Flag country={value} />}
        {...form.field('countryCode')}
      />
      <div role="status">{isThere && <Notice tone="info">{t('add.exists')}</Notice>}</div>
      {!isConnected && <Notice tone="caution">{t('needsConnection')}</Notice>}
      {form.failure !== undefined && <Notice tone="negative">{t('add.failed')}</Notice>}
    </FormDialog>
  );
}
