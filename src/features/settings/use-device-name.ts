import { useTranslation } from 'react-i18next';
import { describeUserAgent } from '../../../core/devices/describe-user-agent';

/** A readable browser name; `instead` is the name for an unknown one. */
export function useDeviceName(): (userAgent: string, instead?: string) => string {
  const { t } = useTranslation('account');
  return (userAgent, instead = '') => {
    const { browser, system } = describeUserAgent(userAgent);
    if (browser && system) return t('settings.browserOn', { browser, system });
    return browser ?? system ?? (instead || t('settings.unknownDevice'));
  };
}
