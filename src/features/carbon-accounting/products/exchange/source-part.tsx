import { useTranslation } from 'react-i18next';
import type { ExchangePartner } from '../../../../../core/contracts/exchange-partners';
import { Button } from '../../../../components/ui/button';
import { Notice } from '../../../../components/ui/notice';
import type { ApiError } from '../../../../lib/api/api-error';
import { useProjectId } from '../../../../lib/session/use-session';
import { useErrorText } from '../../shared/use-error-text';
import * as styles from './exchange.module.css';
import { useFetchSourceMutation, useTestSourceMutation } from './exchange-api';
import { SourceState } from './source-state';

export type SourceAction = 'source' | 'ask' | 'stop';

interface SourcePartProps {
  partner: ExchangePartner;
  canManage: boolean;
  disabled: boolean;
  onAct: (action: SourceAction) => void;
}

/** The source of a partner's footprints, its last result, and the available actions. */
export function SourcePart({ partner, canManage, disabled, onAct }: SourcePartProps) {
  const { t } = useTranslation('carbon-exchange');
  const projectId = useProjectId();
  const textOf = useErrorText();
  const [fetchNow, fetching] = useFetchSourceMutation();
  const [test, testing] = useTestSourceMutation();
  const { id, name, source } = partner;
  const error = (fetching.error ?? testing.error) as ApiError | undefined;
  /** What was tested may be different after any other action. */
  const forget = () => {
    fetching.reset();
    testing.reset();
  };
  const open = (action: SourceAction) => {
    forget();
    onAct(action);
  };
  const call = (action: typeof fetchNow | typeof test) => {
    forget();
    if (projectId !== undefined) void action({ projectId, id });
  };
  return (
    <>
      <SourceState source={source} />
      {canManage && (
        <div className={styles.choices}>
          <Button
            size="small"
            variant="quiet"
            disabled={disabled}
            aria-label={t(source ? 'source.changeOf' : 'source.setOf', { name })}
            onClick={() => open('source')}
          >
            {t(source ? 'source.change' : 'source.set')}
          </Button>
          {source && (
            <>
              <Button
                size="small"
                variant="quiet"
                disabled={disabled}
                aria-label={t('asking.askOf', { name })}
                onClick={() => open('ask')}
              >
                {t('asking.ask')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={disabled || testing.isLoading}
                aria-label={t('source.testOf', { name })}
                onClick={() => call(test)}
              >
                {t('source.test')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={disabled || source.isDue || fetching.isLoading}
                aria-label={t('source.fetchOf', { name })}
                onClick={() => call(fetchNow)}
              >
                {t('source.fetch')}
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={disabled}
                aria-label={t('source.stopOf', { name })}
                onClick={() => open('stop')}
              >
                {t('source.stop')}
              </Button>
            </>
          )}
        </div>
      )}
      {testing.isLoading && <p role="status">{t('source.testing')}</p>}
      {error && <Notice tone="negative">{textOf(error, t('failed'))}</Notice>}
      {testing.data && !testing.isLoading && (
        <Notice tone={testing.data.fault === null ? 'positive' : 'caution'}>
          {testing.data.fault === null ? t('source.works') : t(`source.faults.${testing.data.fault}`)}
        </Notice>
      )}
    </>
  );
}
