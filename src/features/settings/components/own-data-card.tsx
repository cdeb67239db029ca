import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ConnectionHint } from '../../../components/ui/connection-hint';
import { Card } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Notice } from '../../../components/ui/notice';
import { saveFile } from '../../../lib/device/save-file';
import { useFailureText } from '../../../domain/people/use-failure-text';
import type { ApiError } from '../../../lib/api/api-error';
import { useConnection } from '../../../lib/api/use-connection';
import { useExportOwnDataMutation } from '../api';
import * as styles from '../settings-screen.module.css';

/** Download of the personal data that the product stores. */
export function OwnDataCard() {
  const { t } = useTranslation('account');
  const isConnected = useConnection() === 'connected';
  const failureText = useFailureText();
  const [load, { isLoading, error }] = useExportOwnDataMutation();
  const download = async () => {
    const { data } = await load();
    if (data !== undefined) saveFile('my-data.json', data, 'application/json');
  };
  return (
    <Card title={t('settings.ownData')}>
      <div className={styles.stack}>
        <p className={styles.muted}>{t('settings.ownDataText')}</p>
        {error && (
          <Notice tone="negative" title={t('settings.exportFailed')}>
            {failureText(error as ApiError)}
          </Notice>
        )}
        <ConnectionHint />
        <Button disabled={!isConnected || isLoading} onClick={() => void download()}>
          <Download size={18} aria-hidden />
          {t('settings.export')}
        </Button>
      </div>
    </Card>
  );
}
