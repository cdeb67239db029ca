import * as styles from './flag.module.css';

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
      onError={(event) => {
        const image = event.currentTarget;
        if (!image.src.endsWith('/flags/blank.svg')) image.src = '/flags/blank.svg';
      }}
    />
  );
}
