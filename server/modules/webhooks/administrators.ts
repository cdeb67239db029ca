import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

/** The people who manage the webhooks of a project, and have signed in before. */
export const findAdministrators = (
  db: Queryable,
  projectId: number,
): Promise<{ email: string; name: string; locale: Locale }[]> =>
  db.query(
    `select email, full_name(first_name, last_name) as name, locale from users
      where project_id = $1 and (role = 'Admin' or is_main_user) and proved_at is not null order by email`,
    [projectId],
  );
