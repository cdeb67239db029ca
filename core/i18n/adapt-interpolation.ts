import { formattedCounts } from './counts';
import { elided } from './elision';

type Interpolate = (
  this: unknown,
  text: string,
  values: Record<string, unknown>,
  language: string,
  options: object,
) => string;

/** Makes an instance of i18next fill its texts as each language writes counts and joins words. */
export function adaptInterpolation({ services }: { services: { interpolator: object } }): void {
  const { interpolator } = services;
  const { interpolate } = Object.getPrototypeOf(interpolator) as { interpolate: Interpolate };
  const adapted: Interpolate = (text, values, language, options) =>
    interpolate.call(
      interpolator,
      language === 'fr' ? elided(text, values) : text,
      values,
      language,
      options,
    );
  Object.assign(interpolator, formattedCounts, { interpolate: adapted });
}
