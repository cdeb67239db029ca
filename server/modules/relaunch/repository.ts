import type { Locale } from '../../../core/i18n/locales';
import type { Queryable } from '../../lib/database';

export interface CampaignTexts {
  title: string;
  content: string;
}

export interface Campaign {
  version: string;
  /** YYYY-MM-DD */
  relaunchDate: string;
  isActive: boolean;
  videoUrl: string;
  texts: Partial<Record<Locale, CampaignTexts>> & { en: CampaignTexts };
}

/** The newest active campaign that has started, unless this person has seen it. */
export async function findUnseen(db: Queryable, userId: string): Promise<Campaign | undefined> {
  const [campaign] = await db.query<Campaign & { isSeen: boolean }>(
    `select version, relaunch_date as "relaunchDate", is_active as "isActive", video_url as "videoUrl", texts,
            exists (select 1 from relaunch_views where campaign_version = version and user_id = $1) as "isSeen"
       from relaunch_campaigns where is_active and relaunch_date <= current_date
      order by relaunch_date desc, published_at desc limit 1`,
    [userId],
  );
  return campaign?.isSeen ? undefined : campaign;
}

/** False if there is no such campaign. */
export async function markViewed(tx: Queryable, userId: string, version: string): Promise<boolean> {
  const found = await tx.query('select 1 from relaunch_campaigns where version = $1', [version]);
  if (found.length === 0) return false;
  await tx.query(
    'insert into relaunch_views (campaign_version, user_id) values ($1, $2) on conflict do nothing',
    [version, userId],
  );
  return true;
}

/** The announcements that a person has seen. */
export function findViews(
  db: Queryable,
  userId: string,
): Promise<{ campaignVersion: string; viewedAt: string }[]> {
  return db.query(
    `select campaign_version as "campaignVersion", viewed_at as "viewedAt" from relaunch_views
      where user_id = $1 order by viewed_at`,
    [userId],
  );
}

/**
 * Publishes a campaign, or replaces it with a corrected one, which is not shown again to people who have seen
 * it.
 */
export async function saveCampaign(db: Queryable, campaign: Omit<Campaign, 'isActive'>): Promise<void> {
  await db.query(
    `insert into relaunch_campaigns (version, relaunch_date, video_url, texts)
     values ($1, $2::date, $3, $4::jsonb)
     on conflict (version) do update set relaunch_date = excluded.relaunch_date, is_active = true,
       video_url = excluded.video_url, texts = excluded.texts`,
    [campaign.version, campaign.relaunchDate, campaign.videoUrl, JSON.stringify(campaign.texts)],
  );
}

/** False if there is no such campaign. */
export async function withdrawCampaign(db: Queryable, version: string): Promise<boolean> {
  const found = await db.query(
    'update relaunch_campaigns set is_active = false where version = $1 returning version',
    [version],
  );
  return found.length > 0;
}
