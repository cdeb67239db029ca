import * as styles from './flag.module.css';

/** A decorative flag next to the country's name. `file`: its name below `/flags/`, without the extension. */
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
        // Keeps its space, so that the text next to it does not move.
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
