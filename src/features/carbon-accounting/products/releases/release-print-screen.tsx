import { FileText, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductRelease } from '../../../../../core/contracts/ca-product-releases';
import { stateOf } from '../../../../../core/products/release';
import { Facts } from '../../../../components/layout/facts';
import { Card, Page } from '../../../../components/layout/page';
import { PrintView, PrintPart } from '../../../../components/layout/print-view';
import { Button } from '../../../../components/ui/button';
import { Day } from '../../../../components/ui/day';
import { EmptyState } from '../../../../components/ui/empty-state';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { useVerificationFacts } from '../../../../domain/products/use-verification-facts';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useToday } from '../../../../lib/timing/use-today';
import { FootprintFacts } from '../footprint-facts';
import { ProductFacts } from '../product-facts';
import { useProductTexts } from '../use-product-texts';
import { useReleases } from './use-releases';

interface ReleasePrintScreenProps {
  /** Id of the product. */
  id: string | undefined;
  /** Release number from the address; null for the latest. */
  number: string | null;
}

/** A printable release, without the names and amounts of lines. */
export function ReleasePrintScreen({ id = '', number }: ReleasePrintScreenProps) {
  const { t } = useTranslation('carbon-products');
  const { pathTo } = useLocale();
  const { data: releases, isFetching, refetch } = useReleases(id);
  const release = number === null ? releases?.[0] : releases?.find((each) => String(each.number) === number);
  return (
    <Page
      parent={{ to: pathTo(`/carbon-accounting/products/${id}/`), name: t('paper.back') }}
      title={release?.values.name ?? t('paper.title')}
      intro={release?.values.description}
      actions={
        <>
          {release && (
            <Button variant="primary" onClick={() => window.print()}>
              <Printer size={16} aria-hidden />
              {t('paper.print')}
            </Button>
          )}
        </>
      }
    >
      {release && <ReleasePrintView release={release} />}
      {!releases && isFetching && (
        <Card>
          <SkeletonLines label={t('loading')} />
        </Card>
      )}
      {!releases && !isFetching && (
        <LoadFailure title={t('releases.loadFailed')} onRetry={() => void refetch()} />
      )}
      {releases && !release && <EmptyState icon={FileText} title={t('paper.none')} />}
    </Page>
  );
}

function ReleasePrintView({ release }: { release: ProductRelease }) {
  const { t } = useTranslation('carbon-products');
  const { kg, title } = useProductTexts();
  const { footprint, values, number, companyName, validFrom, validUntil, createdAt, id } = release;
  const verified = useVerificationFacts(release.verification);
  const state = t(`releases.state.${stateOf(release, useToday())}`);
  return (
    <PrintView>
      <Facts
        facts={[
          { name: t('paper.company'), value: companyName },
          { name: t('releases.number', { number }), value: state },
          { name: t('releases.validFrom'), value: <Day value={validFrom} /> },
          { name: t('releases.validUntil'), value: <Day value={validUntil} /> },
          { name: t('releases.made'), value: <Day value={createdAt} /> },
          { name: t('paper.id'), value: id },
        ]}
      />
      <PrintPart title={title(values)}>
        <FootprintFacts values={values} footprint={footprint} verified={verified} />
      </PrintPart>
      <PrintPart title={t('paper.kinds')}>
        <Facts
          facts={footprint.byKind.map((each) => ({ name: t(`kinds.${each.kind}`), value: kg(each.kg) }))}
        />
      </PrintPart>
      <PrintPart title={t('facts.title')}>
        <ProductFacts values={values} />
      </PrintPart>
    </PrintView>
  );
}
