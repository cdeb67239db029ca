import { useTranslation } from 'react-i18next';
import type { Verification } from '../../../core/contracts/verification';
import type { Fact } from '../../components/layout/facts';
import { Day } from '../../components/ui/day';

/** Who has verified a footprint, and what of it. */
export function useVerificationFacts(verification: Verification | undefined): Fact[] {
  const { t } = useTranslation('customer-view');
  if (!verification) return [{ name: t('product.verification'), value: t('product.notVerified') }];
  const { provider, coverage, completedOn, standard } = verification;
  return [
    { name: t('product.verifiedBy'), value: provider },
    { name: t('product.verifiedWhat'), value: t(`product.coverage.${coverage ?? 'unknown'}`) },
    ...(standard ? [{ name: t('product.verifiedStandard'), value: standard }] : []),
    ...(completedOn ? [{ name: t('product.verifiedOn'), value: <Day value={completedOn} /> }] : []),
  ];
}
