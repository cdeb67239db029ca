import { Flag } from '../../../components/ui/flag';
import * as cells from './cells.module.css';
import type { Names } from './use-names';

interface CountryCellProps {
  code: string;
  names: Pick<Names, 'country'>;
}

/** A country with its flag. */
export function CountryCell({ code, names }: CountryCellProps) {
  return (
    <span className={cells.country}>
      <Flag country={code} />
      {names.country(code)}
    </span>
  );
}
