import { flagCode } from '../../../core/countries/flag-code';
import * as styles from './flag.module.css';

/** A country's flag as decoration; the country's name stands beside it. */
export function Flag({ country }: { country: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${flagCode(country)}.svg`}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={(event) => {
        const image = event.currentTarget;
        if (!image.src.endsWith('/flags/blank.svg')) image.src = '/flags/blank.svg';
      }}
    />
  );
}
