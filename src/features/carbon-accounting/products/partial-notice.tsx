import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/ui/notice';

/** That a footprint or a line covers only a part of the life cycle from cradle to gate, and why. */
export function PartialNotice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('carbon-products');
  return (
    <Notice tone="caution" title={t('partial.title')}>
      {children}
    </Notice>
  );
}
