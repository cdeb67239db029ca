import { Link } from 'gatsby';
import { FileJson, FileText } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import type { Product } from '../../../../../core/contracts/ca-products';
import { releaseFaultMessages, stateOf, type ReleaseFault } from '../../../../../core/products/release';
import { toPact } from '../../../../../core/products/to-pact';
import { Card } from '../../../../components/layout/page';
import { Button, buttonClass } from '../../../../components/ui/button';
import { Day } from '../../../../components/ui/day';
import { InstantText } from '../../../../components/ui/instant';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { Notice } from '../../../../components/ui/notice';
import { Pill } from '../../../../components/ui/pill';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { UnsentMark } from '../../../../components/ui/unsent-mark';
import { saveFile } from '../../../../lib/device/save-file';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { refusalKey } from '../../../../lib/api/refusal-keys';
import { useToday } from '../../../../lib/timing/use-today';
import { useAccess } from '../../shared/use-access';
import { useErrorText } from '../../shared/use-error-text';
import { useProductTexts } from '../use-product-texts';
import * as styles from '../products.module.css';
import { releaseSubject } from './release-edits';
import { ReleaseDialog } from './release-dialog';
import { useRelease } from './use-release';
import { useReleases } from './use-releases';

const tones = { active: 'positive', expired: 'caution', deprecated: 'neutral' } as const;

/** Releases of a product, which may have been handed over, and a button to release the current footprint. */
export function ReleasesCard({ product }: { product: Product }) {
  const { t } = useTranslation('carbon-products');
  const { canManage } = useAccess();
  const { data: releases, isFetching, refetch } = useReleases(product.id);
  const newest = releases?.[0];
  const { release, failure } = useRelease(product);
  const known = failure && refusalKey('release', failure.code);
  const textOf = useErrorText();
  const [isReleasing, setReleasing] = useState(false);
  return (
    <Card title={t('releases.title')}>
      <div className={styles.stack}>
        <p className={styles.note}>{t('releases.hint')}</p>
        {failure && (
          <Notice tone="negative" title={t('releases.refused')}>
            {known
              ? t(known)
              : failure.code in releaseFaultMessages
                ? t(`releases.faults.${failure.code as ReleaseFault}`)
                : textOf(failure, t('refusedText'))}
          </Notice>
        )}
        <UnsentMark subject={releaseSubject(product.id)} />
        {!releases && isFetching && <SkeletonLines label={t('loading')} />}
        {!releases && !isFetching && product.version > 0 && (
          <LoadFailure title={t('releases.loadFailed')} onRetry={() => void refetch()} />
        )}
        {releases?.length === 0 && <p className={styles.note}>{t('releases.none')}</p>}
        {releases && releases.length > 0 && (
          <ul className={styles.releases}>
            {releases.map((each) => (
              <ReleaseRow key={each.id} release={each} />
            ))}
          </ul>
        )}
        {canManage && (
          <div>
            <Button disabled={!product.footprint} onClick={() => setReleasing(true)}>
              {newest ? t('releases.next', { number: newest.number + 1 }) : t('releases.release')}
            </Button>
            {!product.footprint && <p className={styles.note}>{t('releases.faults.NOT_COMPLETE')}</p>}
          </div>
        )}
      </div>
      {isReleasing && (
        <ReleaseDialog product={product} onRelease={release} onClose={() => setReleasing(false)} />
      )}
    </Card>
  );
}

function ReleaseRow({ release }: { release: ProductRelease }) {
  const { t } = useTranslation('carbon-products');
  const { pathTo } = useLocale();
  const { kg } = useProductTexts();
  const { number, productId, values, createdAt, createdBy, footprint, validFrom, validUntil } = release;
  const state = stateOf(release, useToday());
  const download = () =>
    saveFile(
      `${values.partNumber || values.name} ${number}.json`.replace(/[^\p{L}\p{N}.-]+/gu, ' ').trim(),
      JSON.stringify(toPact(release), null, 2),
      'application/json',
    );
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <p className={styles.states}>
          <strong>{t('releases.number', { number })}</strong>
          <Pill tone={tones[state]}>{t(`releases.state.${state}`)}</Pill>
          <span className={styles.figure}>{kg(footprint.kg)}</span>
        </p>
        <p className={styles.note}>
          {t('releases.validFrom')} <Day value={validFrom} /> · {t('releases.validUntil')}{' '}
          <Day value={validUntil} />
        </p>
        <p className={styles.note}>
          {t('releases.made')}: <InstantText value={createdAt} />
          {createdBy && `, ${t('releases.by', { name: createdBy })}`}
        </p>
      </div>
      <div className={styles.buttons}>
        <Link
          to={`${pathTo(`/carbon-accounting/products/${productId}/paper/`)}?release=${number}`}
          className={buttonClass({ size: 'small' })}
          aria-label={t('releases.paperOf', { number })}
        >
          <FileText size={16} aria-hidden />
          {t('releases.paper')}
        </Link>
        <Button size="small" aria-label={t('releases.jsonOf', { number })} onClick={download}>
          <FileJson size={16} aria-hidden />
          {t('releases.json')}
        </Button>
      </div>
    </li>
  );
}
