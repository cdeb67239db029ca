import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../components/layout/page';
import { Button } from '../../components/ui/button';
import { LoadFailure } from '../../components/ui/load-failure';
import { Notice } from '../../components/ui/notice';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { StaleNotice } from '../../components/ui/stale-notice';
import { useConnection } from '../../lib/api/use-connection';
import * as styles from './systems.module.css';

interface SystemsCardProps<System> {
  texts: Record<'title' | 'intro' | 'offline' | 'loadFailed' | 'none' | 'add', string>;
  icon: LucideIcon;
  /** Undefined until they are loaded. */
  systems: readonly System[] | undefined;
  isError: boolean;
  onRetry: () => void;
  /** The error of an action without a dialog. */
  failure?: string | undefined;
  rowOf: (system: System, disabled: boolean) => ReactNode;
  onAdd: () => void;
  /** The open dialogs. */
  children: ReactNode;
}

/** A list of the company's other systems, to which an administrator can add; needs a connection. */
export function SystemsCard<System extends { id: string }>(props: SystemsCardProps<System>) {
  const { texts, icon: Icon, systems, isError, onRetry, failure, rowOf, onAdd, children } = props;
  const { t } = useTranslation('common');
  const isConnected = useConnection() === 'connected';
  return (
    <Card title={texts.title}>
      <div className={styles.stack}>
        <p className={styles.note}>{texts.intro}</p>
        {!isConnected && <Notice tone="caution">{texts.offline}</Notice>}
        {failure !== undefined && <Notice tone="negative">{failure}</Notice>}
        {!systems && !isError && <SkeletonLines label={t('shell.loading')} />}
        {!systems && isError && isConnected && <LoadFailure title={texts.loadFailed} onRetry={onRetry} />}
        {systems && isError && <StaleNotice title={texts.loadFailed} onRetry={onRetry} />}
        {systems?.length === 0 && <p className={styles.none}>{texts.none}</p>}
        {systems && systems.length > 0 && (
          <ul className={styles.list} aria-label={texts.title}>
            {systems.map((system) => (
              <Fragment key={system.id}>{rowOf(system, !isConnected)}</Fragment>
            ))}
          </ul>
        )}
        {systems && (
          <div>
            <Button disabled={!isConnected} onClick={onAdd}>
              <Icon size={18} aria-hidden />
              {texts.add}
            </Button>
          </div>
        )}
      </div>
      {children}
    </Card>
  );
}
