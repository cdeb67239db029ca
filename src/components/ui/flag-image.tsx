import * as styles from './flag.module.css';

const addressOf = (file: string) => `/flags/${file}.svg`;
const blank = addressOf('blank');

/** A decorative flag next to the country's name. `file`: its name below `/flags/`, without the extension. */
export function FlagImage({ file }: { file: string }) {
  return (
    <img
      key={file}
      className={styles.flag}
      src={addressOf(file)}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      onError={({ currentTarget: image }) => {
        // Even without any picture it keeps its space, so that the text next to it does not move.
        if (image.getAttribute('src') === blank) image.style.visibility = 'hidden';
        else image.src = blank;
        window.addEventListener(
          'online',
          () => {
            image.style.visibility = '';
            image.src = addressOf(file);
          },
          { once: true },
        );
      }}
    />
  );
}
