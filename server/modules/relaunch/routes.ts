import { ProjectParams } from '../../../core/contracts/common';
import {
  MarkViewedAnswer,
  MarkViewedBody,
  RelaunchAnswer,
  RelaunchQuery,
  type RelaunchCampaign,
} from '../../../core/contracts/relaunch';
import { normaliseLocale, type Locale } from '../../../core/i18n/locales';
import { memberOf } from '../../plugins/access/guard';
import { notFound } from '../../lib/api-error';
import type { Database } from '../../lib/database';
import type { TypedApp } from '../../lib/typed-app';
import { findUnseen, markViewed, type Campaign } from './repository';

/** A language without its own texts gets the English ones. */
export function registerRelaunch(app: TypedApp, database: Database): void {
  app.get(
    '/api/app-relaunch/check/:projectId',
    {
      config: { access: 'project', clients: 'none' },
      schema: { params: ProjectParams, querystring: RelaunchQuery, response: { 200: RelaunchAnswer } },
    },
    async (request) => {
      const campaign = await findUnseen(database, memberOf(request).userId);
      return { data: campaign ? inLanguage(campaign, normaliseLocale(request.query.locale)) : null };
    },
  );

  app.post(
    '/api/app-relaunch/mark-viewed',
    {
      config: { access: 'project', clients: 'none', ownProject: true, forViewOnly: true },
      schema: { body: MarkViewedBody, response: { 200: MarkViewedAnswer } },
    },
    async (request) => {
      const { projectId, userId } = memberOf(request);
      if (request.body.projectId !== projectId) throw notFound('The project');
      const known = await markViewed(request.tx, userId, request.body.campaignVersion);
      if (!known) throw notFound('The campaign');
      return { message: 'Marked as viewed' };
    },
  );
}

/** A language without texts of its own gets the English ones. */
function inLanguage({ texts, version, ...campaign }: Campaign, locale: Locale): RelaunchCampaign {
  return { ...campaign, ...(texts[locale] ?? texts.en), campaignVersion: version };
}
