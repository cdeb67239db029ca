import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { withholdableParts } from '../../../core/supply-chain/withholdable-parts';
import { customerRequestsApi } from '../../lib/api/customer-requests-api';
import { useEdit } from '../../lib/outbox/use-edit';
import { requestSubject } from '../../lib/requests/change-request';
import { withhold } from '../../lib/requests/withhold';
import { useProjectId } from '../../lib/session/use-session';
import { ChoiceGroup } from '../form/choice-group';
import { UnsentMark } from '../ui/unsent-mark';
import * as styles from './customer-view.module.css';
import { ViewPreview } from './view-preview';

interface VisibilityChoiceProps {
  request: CustomerRequest;
  /** Of the preview's headings. */
  level?: 3 | 4;
}

/** The request as it stands in this moment: a long list of requests follows each change a little later. */
function useCurrent(request: CustomerRequest): CustomerRequest {
  const { current } = customerRequestsApi.endpoints.getCustomerRequests.useQueryState(
    useProjectId() ?? skipToken,
    {
      selectFromResult: ({ data }) => ({
        current: data?.find(({ LinkingId }) => LinkingId === request.LinkingId),
      }),
    },
  );
  return current ?? request;
}

/** What the customer of a request gets to see beside the answer itself, and how that looks. */
export function VisibilityChoice({ request, level = 3 }: VisibilityChoiceProps) {
  const { t } = useTranslation('customer-view');
  const projectId = useProjectId();
  const save = useEdit(withhold);
  const current = useCurrent(request);
  const { LinkingId: linkingId, RequesterCompanyName: customer, version, withheld = [] } = current;

  function share(parts: readonly string[]) {
    if (projectId === undefined) return;
    const rest = withholdableParts.filter((part) => !parts.includes(part));
    void save({ projectId, linkingId, customer, version, withheld: rest });
  }

  return (
    <div className={styles.choice}>
      <ChoiceGroup
        kind="many"
        label={t('choice.legend', { customer })}
        hint={t('choice.hint')}
        value={withholdableParts.filter((part) => !withheld.includes(part))}
        options={withholdableParts.map((part) => ({ value: part, label: t(`choice.${part}`) }))}
        onChange={share}
      />
      <UnsentMark subject={requestSubject(linkingId)} />
      <ViewPreview request={current} level={level} />
    </div>
  );
}
