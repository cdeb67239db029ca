import type { PageContext } from './page-context';

const kinds = ['passkey', 'codes'] as const;

/** The two kinds of factor, each with its advantages. */
export function AddFactor({ context: { t, locale }, base }: { context: PageContext; base: string }) {
  return (
    <div className="choices">
      {kinds.map((kind) => (
        <div key={kind}>
          <a className="button" href={`${base}/${kind}?lang=${locale}`}>
            {t(`factors.add.${kind}`)}
          </a>
          <p className="hint">{t(`factors.about.${kind}`)}</p>
        </div>
      ))}
    </div>
  );
}
