import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { customerView } from '../../../../core/supply-chain/customer-view';
import { Section } from '../../../components/layout/section';
import { DegreeFacts } from './degree-facts';
import { SharedSections } from './shared-sections';

export interface PreviewContentProps {
  /** The request as on this device: choices count before they are sent. */
  request: CustomerRequest;
  data: CustomerView;
  level: 3 | 4;
}

/** What the customer will see of it. */
export function PreviewContent({ request, data, level }: PreviewContentProps) {
  const { t } = useTranslation('customer-view');
  const { withheld = [], sharedAnswers, reports = [] } = request;
  const years = reports.filter(({ isShared }) => isShared).map(({ year }) => year);
  const view = customerView(data, withheld, sharedAnswers, years);
  return (
    <>
      <Section title={t('title.degree')} level={level}>
        <DegreeFacts view={view} none={t('degree.unanswered')} />
      </Section>
      <SharedSections view={view} withheld={withheld} level={level} />
    </>
  );
}
