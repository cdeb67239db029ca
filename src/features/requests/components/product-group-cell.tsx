import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import { Flag } from '../../../components/ui/flag';
import { useProductGroup } from '../hooks/use-product-group';
import * as styles from './cells.module.css';

/** Sector, with country and flag below. */
export function ProductGroupCell({ request }: { request: CustomerRequest }) {
  const { sector, country } = useProductGroup()(request);
  return (
    <>
      <div>{sector}</div>
      <div className={styles.country}>
        <Flag country={request.RequestedCountry} />
        {country}
      </div>
    </>
  );
}
