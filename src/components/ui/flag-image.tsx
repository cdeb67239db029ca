import * as styles from './flag.module.css';

/** A flag as decoration; the country's name stands beside it. `file`: its name below `/flags/`, without the ending. */
export function FlagImage({ file }: { file: string }) {
  return (
    <img
      key={file}
      className={styles.flag}
      src={`/flags/${file}.svg`}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget: image }) => {
        // Its place stays: what stands beside it does not move.
        image.style.visibility = 'hidden';
        window.addEventListener(
          'online',
          () => {
            image.style.visibility = '';
            image.src = `/flags/${file}.svg`;
          },
          { once: true },
        );
      }}
    />
  );
}
