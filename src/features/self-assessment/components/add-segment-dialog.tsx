import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../core/countries/country-name';
import { catalogue } from '../../../../data/questions/catalogue';
import { ComboBox } from '../../../components/form/combo-box';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { Flag } from '../../../components/ui/flag';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import { useValueList } from '../../../lib/api/value-lists-api';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useDraft } from '../../../lib/session/use-draft';
import { useProjectId } from '../../../lib/session/use-session';
import { useCreateSegmentMutation } from '../api';
import type { SegmentKey } from '../edits';
import { segmentPath } from '../paths';
import type { SegmentView } from '../segment-view';
import * as styles from './dialogs.module.css';

interface AddSegmentDialogProps {
  views: readonly SegmentView[];
  /** What happens then; without it, the new segment is opened. */
  onAdded?: () => void;
  onClose: () => void;
}

const nothing: SegmentKey = { sectorCode: '', countryCode: '' };

/** Adds a segment that no customer has asked for yet. What was chosen stays until it is added or given up. */
export function AddSegmentDialog({ views, onAdded, onClose }: AddSegmentDialogProps) {
  const { t } = useTranslation('assessment');
  const { locale, pathTo } = useLocale();
  const projectId = useProjectId();
  const isConnected = useConnection() === 'connected';
  const countries = useValueList('app-countries') ?? [];
  const { values: { sectorCode, countryCode } = nothing, change, clear } = useDraft<SegmentKey>('newSegment');
  const [create, { isLoading, error }] = useCreateSegmentMutation();
  const isThere = views.some(
    ({ segment }) => segment.sectorCode === sectorCode && segment.countryCode === countryCode,
  );
  const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, locale);

  const add = async () => {
    if (projectId === undefined) return;
    const { error: failure } = await create({ projectId, body: { sectorCode, countryCode } });
    if (failure) return;
    clear();
    if (onAdded) onAdded();
    else void navigate(pathTo(segmentPath({ sectorCode, countryCode })));
  };

  const giveUp = () => {
    clear();
    onClose();
  };

  return (
    <Dialog
      title={t('add.title')}
      closeLabel={t('common:actions.close')}
      onClose={giveUp}
      actions={
        <>
          <Button onClick={giveUp}>{t('common:actions.cancel')}</Button>
          <Button
            variant="primary"
            disabled={!sectorCode || !countryCode || isThere || isLoading || !isConnected}
            onClick={() => void add()}
          >
            {t(onAdded ? 'segments.add' : 'add.confirm')}
          </Button>
        </>
      }
    >
      <div className={styles.tall}>
        <p>{t('add.text')}</p>
        <ComboBox
          label={t('add.sector')}
          name="sector"
          placeholder={t('add.sectorPlaceholder')}
          emptyText={t('add.nothingFound')}
          search="anywhere"
          value={sectorCode}
          options={catalogue.sectors
            .map(({ sector }) => ({ value: sector, label: t(`sectors:${sector}`) }))
            .sort(byName)}
          onChange={(chosen) => change({ sectorCode: chosen }, nothing)}
        />
        <ComboBox
          label={t('add.country')}
          name="country"
          placeholder={t('add.countryPlaceholder')}
          emptyText={t('add.nothingFound')}
          value={countryCode}
          options={countries
            .map(({ code }) => ({ value: code, label: countryName(code, locale), terms: [code] }))
            .sort(byName)}
          icon={({ value }) => <Flag country={value} />}
          onChange={(chosen) => change({ countryCode: chosen }, nothing)}
        />
        <div role="status">{isThere && <Notice tone="info">{t('add.exists')}</Notice>}</div>
        {!isConnected && <Notice tone="caution">{t('needsConnection')}</Notice>}
        {error && <Notice tone="negative">{t('add.failed')}</Notice>}
      </div>
    </Dialog>
  );
}
