import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';
import { useConnection } from '../../../lib/api/use-connection';
import type { CleanUp } from './use-clean-up';
import { useErrorText } from '../shared/use-error-text';

/** The outcome of a clean-up: how much was deleted, that nothing was found, or why it failed. */
export function CleanUpOutcome({ cleanUp }: { cleanUp: CleanUp }) {
  const { t } = useTranslation('carbon');
  const textOf = useErrorText();
  const isConnected = useConnection() === 'connected';
  switch (cleanUp.status) {
    case 'done':
      return (
        <Notice tone="positive">{t('cleanUp.done', { count: cleanUp.deleted, total: cleanUp.total })}</Notice>
      );
    case 'found':
      return cleanUp.count === 0 ? (
        <Notice tone="positive">{t('cleanUp.nothing', { count: cleanUp.total })}</Notice>
      ) : null;
    case 'unsent':
      return <Notice tone="caution">{t('cleanUp.unsent')}</Notice>;
    case 'failed':
      return (
        <Notice tone="negative" title={t('cleanUp.failed')}>
          {textOf(cleanUp.cause, t('errors.unexpected'))}
        </Notice>
      );
    default:
      return isConnected ? null : <Notice tone="info">{t('cleanUp.needsConnection')}</Notice>;
  }
}
