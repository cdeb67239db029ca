import { Search } from 'lucide-react';
import * as styles from './field.module.css';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A text filter; its label is also its placeholder and accessible name. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <div className={styles.search}>
      <Search size={16} aria-hidden />
      <input
        type="search"
        className={styles.control}
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
