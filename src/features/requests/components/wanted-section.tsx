import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { requestedItemsIn } from '../../../../core/requests/attention';
import { WantedList } from '../../../domain/requests/wanted/wanted-list';
import { wantedLinks } from '../../../domain/requests/wanted/wanted-links';
import { Section } from '../../../components/layout/section';
import { useLocale } from '../../../lib/i18n/use-locale';

/** What the customer requests, what is done, and links to the rest. */
export function WantedSection({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const { pathTo } = useLocale();
  return (
    <Section title={t('wanted.title')}>
      <WantedList
        wanted={requestedItemsIn(request)}
        wayTo={(kind) => <Link to={pathTo(wantedLinks[kind]())}>{t(`wanted.way.${kind}`)}</Link>}
      />
    </Section>
  );
}
