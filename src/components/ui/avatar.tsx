import * as styles from './avatar.module.css';

/** At most two initials of a name, by user-perceived characters (`Ángel Núñez` gives `ÁN`, `李美` gives `李`). */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0]?.match(/\p{L}|\p{N}/u)?.[0] ?? '';
  const last = words.length > 1 ? (words.at(-1)?.match(/\p{L}|\p{N}/u)?.[0] ?? '') : '';
  return (first + last).toLocaleUpperCase();
}

/** A circle with initials. Decorative, next to the name itself, and therefore drawn by the style sheet. */
export function Avatar({ name }: { name: string }) {
  return <span className={styles.avatar} data-initials={initials(name)} aria-hidden />;
}
