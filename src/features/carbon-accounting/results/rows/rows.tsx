import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import { classNames } from '../../../../components/class-names';
import { Segmented } from '../../../../components/form/segmented';
import { Button } from '../../../../components/ui/button';
import { LoadFailure } from '../../../../components/ui/load-failure';
import { SkeletonLines } from '../../../../components/ui/skeleton-lines';
import { useProjectId } from '../../../../lib/session/use-session';
import { useGetResultsInfiniteQuery, type ResultFilter } from '../../calculation/results-api';
import { RowDetails } from './row-details';
import { RowsTable } from './rows-table';
import * as styles from '../shared/results.module.css';

const scopes = ['all', '1', '2', '3'] as const;

/** Filters the shown rows by scope and by contribution. */
export interface RowsFilter {
  scope?: (typeof scopes)[number];
  /** Name of `of`. */
  name?: string;
  of?: ResultFilter;
}

interface RowsProps {
  year: number;
  filter: RowsFilter;
  onFilter: (filter: RowsFilter) => void;
  titleRef: Ref<HTMLHeadingElement>;
}

/** Every row of the account, largest first; each opens its calculation. */
export function Rows({ year, filter, onFilter, titleRef }: RowsProps) {
  const { t } = useTranslation('carbon-results');
  const projectId = useProjectId();
  const [opened, setOpened] = useState<EmissionResult | null>(null);
  const { scope = 'all', name, of } = filter;
  const wanted = { year, ...of, ...(scope !== 'all' && { scope: Number(scope) }) };
  const { currentData, hasNextPage, isFetching, isError, fetchNextPage, refetch } =
    useGetResultsInfiniteQuery(projectId === undefined ? skipToken : { projectId, ...wanted });
  const rows = currentData?.pages.flatMap(({ data }) => data);
  const total = currentData?.pages[0]?.meta.pagination.total ?? 0;

  return (
    <section className={styles.stack} aria-labelledby="result-rows">
      <header>
        <h2 id="result-rows" className={styles.title} ref={titleRef} tabIndex={-1}>
          {t('rows.title')}
        </h2>
        <p className={classNames(styles.explanation, styles.onScreen)}>{t('rows.hint')}</p>
      </header>
      <div className={classNames(styles.stack, styles.onScreen)}>
        <Segmented
          legend={t('rows.scope')}
          value={scope}
          onChange={(value) => onFilter({ ...filter, scope: value })}
          options={scopes.map((value) => ({
            value,
            label: value === 'all' ? t('rows.all') : t(`rows.scope${value}`),
          }))}
        />
        <div role="status">
          {name !== undefined && (
            <div className={styles.more}>
              <span>{t('rows.only', { name })}</span>
              <Button size="small" onClick={() => onFilter({})}>
                {t('rows.showAll')}
              </Button>
            </div>
          )}
        </div>
        {rows && rows.length > 0 && <RowsTable rows={rows} onOpen={setOpened} />}
        {rows?.length === 0 && <p>{t('contributions.none')}</p>}
        {!rows && !isError && <SkeletonLines label={t('carbon:load.loading')} />}
        {isError && (
          <LoadFailure
            title={t('carbon:load.results')}
            onRetry={() => void (rows ? fetchNextPage() : refetch())}
          />
        )}
        <div className={styles.more}>
          <span role="status">{rows && t('rows.shown', { count: rows.length, total })}</span>
          {rows && hasNextPage && !isError && (
            <Button disabled={isFetching} onClick={() => void fetchNextPage()}>
              {t('rows.more')}
            </Button>
          )}
        </div>
      </div>
      {opened && <RowDetails row={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
