import type { ReactNode } from 'react';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { PartsChoice } from '../../../domain/requests/customer-view/parts-choice';
import { useVisibility } from '../../../domain/requests/customer-view/use-visibility';
import * as styles from './request-details.module.css';

/** What the customer sees besides the result, chosen while accepting its request. */
export function AcceptChoice({ request }: { request: CustomerRequest }): ReactNode {
  const [{ withheld }, change] = useVisibility(request);
  return (
    <div className={styles.choice}>
      <PartsChoice
        customer={request.RequesterCompanyName}
        withheld={withheld}
        onChange={(parts) => change({ withheld: parts })}
      />
    </div>
  );
}
