import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { withholdableParts, type WithholdablePart } from '../../../../core/supply-chain/withholdable-parts';
import { useEdit } from '../../../lib/outbox/use-edit';
import { requestSubject } from '../change-request';
import { withhold } from '../withhold';
import { useProjectId } from '../../../lib/session/use-session';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import * as styles from './customer-view.module.css';
import { ViewPreview } from './view-preview';

interface VisibilityChoiceProps {
  request: CustomerRequest;
  /** Of the preview's headings. */
  level?: 3 | 4;
}

/** What the customer of a request gets to see beside the answer itself, and how that looks. */
export function VisibilityChoice({ request, level = 3 }: VisibilityChoiceProps) {
  const { t } = useTranslation('customer-view');
  const projectId = useProjectId();
  const save = useEdit(withhold);
  const { LinkingId: linkingId, RequesterCompanyName: customer, version } = request;
  // A long list of requests follows each choice late; until it has followed the last one, that counts.
  const [chosen, setChosen] = useState<{ over: readonly string[]; withheld: WithholdablePart[] }>();
  const shown = (request.withheld ?? []).join();
  const isAhead = chosen !== undefined && chosen.over.includes(shown) && chosen.withheld.join() !== shown;
  if (chosen && !isAhead) setChosen(undefined);
  const withheld = isAhead ? chosen.withheld : (request.withheld ?? []);

  function share(parts: readonly string[]) {
    if (projectId === undefined) return;
    const next = withholdableParts.filter((part) => !parts.includes(part));
    setChosen({ over: [...(chosen?.over ?? []), withheld.join()], withheld: next });
    void save({ projectId, linkingId, customer, version, withheld: next });
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
      <ViewPreview request={{ ...request, withheld }} level={level} />
    </div>
  );
}
