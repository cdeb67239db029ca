import * as styles from './flag.module.css';

/** Its place stays: what stands beside it does not move. */
function hideUntilOnline(image: HTMLImageElement): void {
  image.style.visibility = 'hidden';
  window.addEventListener('online', () => image.setAttribute('src', image.src), { once: true });
}

/** A flag as decoration; the country's name stands beside it. `file`: its name below `/flags/`, without the ending. */
export function FlagImage({ file }: { file: string }) {
  return (
    <img
      className={styles.flag}
      src={`/flags/${file}.svg`}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onLoad={({ currentTarget }) => (currentTarget.style.visibility = '')}
      onError={({ currentTarget }) => hideUntilOnline(currentTarget)}
    />
  );
}
