/** Reports that programs of affiliates read with a key of their own (rules 16.10). */
import type {
  AffiliateDays,
  NewAffiliateKey,
  OwnAffiliate,
  OwnAffiliateStatement,
} from '@grandstand/shared-types/wire/affiliates/own'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { reportDays } from '#core/requests/report_days'
import { removeKey, renewKey } from '#affiliates/actions/own_key'
import { affiliateOfKey } from '#affiliates/queries/affiliate_of_key'
import { linkDays } from '#affiliates/queries/link_days'
import { ownAffiliate } from '#affiliates/queries/own_affiliate'
import { ownStatements } from '#affiliates/queries/own_statements'
import { DAYS_GUIDE, STATEMENTS_GUIDE } from '#affiliates/report_guide'
import { daysValidator } from '#affiliates/validators/days'
import { siteById } from '#sites/current_site'

const BY_KEY = {
  in: '`Authorization: Bearer <key>`, the key that the affiliate made (`POST /v1/me/affiliate/key`); 60 calls a minute',
} as const

export const affiliateReports = {
  renewAffiliateKey: operation({
    method: 'POST',
    path: '/v1/me/affiliate/key',
    does: 'Makes the key by which a program of the affiliate reads its reports, and tells it this once; an earlier key ends.',
    who: 'player',
    answers: reply<NewAffiliateKey>(201),
    errors: ['notFound'],
    handle: async ({ principal, ip }) => ({ key: await renewKey({ principal, ip }) }),
  }),
  removeAffiliateKey: operation({
    method: 'DELETE',
    path: '/v1/me/affiliate/key',
    does: 'Takes the key of the affiliate’s program away.',
    who: 'player',
    answers: reply<OwnAffiliate>(),
    errors: ['notFound'],
    async handle({ principal, ip }) {
      await removeKey({ principal, ip })
      return ownAffiliate(principal)
    },
  }),
  affiliateReportDays: operation({
    method: 'GET',
    path: '/v1/affiliate-reports/days',
    does: 'Clicks, registrations, first deposits and first decided bets of the key’s affiliate by day and by link; at most 93 days, the last 14 where none are named.',
    who: 'machine',
    query: daysValidator,
    answers: reply<AffiliateDays>(),
    guide: DAYS_GUIDE,
    errors: ['notSignedIn', 'tooManyAttempts', 'badRange'],
    notes: BY_KEY,
    async handle({ ctx, ip, query }) {
      const { id, siteId } = await affiliateOfKey(ctx, ip)
      const { timeZone } = (await siteById(siteId)).settings
      return linkDays(id, reportDays(timeZone, query), timeZone)
    },
  }),
  affiliateReportStatements: operation({
    method: 'GET',
    path: '/v1/affiliate-reports/statements',
    does: 'The latest 60 statements of the key’s affiliate, amounts in minor units.',
    who: 'machine',
    answers: reply<OwnAffiliateStatement[]>(),
    guide: STATEMENTS_GUIDE,
    errors: ['notSignedIn', 'tooManyAttempts'],
    notes: BY_KEY,
    async handle({ ctx, ip }) {
      const { id, siteId } = await affiliateOfKey(ctx, ip)
      return ownStatements(id, siteId)
    },
  }),
}
