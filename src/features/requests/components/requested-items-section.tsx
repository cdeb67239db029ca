import { Link } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { requestedItemsIn } from '../../../../core/requests/attention';
import { RequestedItemList } from '../../../domain/requests/requested-items/requested-item-list';
import { requestedItemLinks } from '../../../domain/requests/requested-items/requested-item-links';
import { Section } from '../../../components/layout/section';
import { useLocale } from '../../../lib/i18n/use-locale';

/** What the customer requests, what is done, and links to the rest. */
export function RequestedItemsSection({ request }: { request: CustomerRequest }) {
  const { t } = useTranslation('requests');
  const { pathTo } = useLocale();
  return (
    <Section title={t('wanted.title')}>
      <RequestedItemList
        wanted={requestedItemsIn(request)}
        linkTo={(kind) => <Link to={pathTo(requestedItemLinks[kind]())}>{t(`wanted.way.${kind}`)}</Link>}
      />
    </Section>
  );
}
