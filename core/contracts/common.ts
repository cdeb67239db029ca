import { Type, type Static } from 'typebox';
import { locales } from '../i18n/locales';

export const LocaleSchema = Type.Enum([...locales]);

/** A requested language, read by `normaliseLocale`: people come from systems with other languages. */
export const AnyLocale = Type.String({
  maxLength: 35,
  description: `one of ${locales.join(', ')}; anything else is English`,
});

/** For a call that names no project (specification 2, section 5). */
export const noProjectId = 'No project ID available';

/** Projects (supplier companies) have numbers, which are part of URLs. */
export const ProjectParams = Type.Object({
  projectId: Type.Integer({ minimum: 1, maximum: 2147483647, missingMessage: noProjectId }),
});
export type ProjectParams = Static<typeof ProjectParams>;

/** An instant as ISO 8601 in UTC, always with `Z`. */
export const Instant = Type.String({ format: 'date-time' });

export const CountryCode = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2' });

/** The body of every error response. `message` is a sentence a person can act on. */
export const ErrorBody = Type.Object({
  error: Type.Object({
    message: Type.String(),
    code: Type.String({ description: 'stable error code in SNAKE_CASE' }),
    details: Type.Optional(Type.Unknown()),
  }),
});
export type ErrorBody = Static<typeof ErrorBody>;

export const PageQuery = Type.Object({
  page: Type.Integer({
    ...{ minimum: 1, maximum: 1_000_000_000, default: 1 },
    description: 'the first is 1, which is the default',
  }),
  pageSize: Type.Integer({
    ...{ minimum: 1, maximum: 1000, default: 100 },
    description: 'entries per page; by default 100',
  }),
});
export type PageQuery = Static<typeof PageQuery>;

export const PageMeta = Type.Object({
  pagination: Type.Object({
    page: Type.Integer(),
    pageSize: Type.Integer(),
    pageCount: Type.Integer(),
    total: Type.Integer(),
  }),
});
export type PageMeta = Static<typeof PageMeta>;
