/** An affiliate's own pages, and clicks on links. */
import type { ClickAnswer } from '@grandstand/shared-types/affiliates/attribution'
import type {
  AffiliateDays,
  OwnAffiliate,
  OwnAffiliateBanner,
  OwnStatementLine,
} from '@grandstand/shared-types/wire/affiliates/own'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { visitOf } from '#accounts/operations/visit'
import { addCode } from '#affiliates/actions/add_code'
import { askToBeAffiliate } from '#affiliates/actions/ask_to_be_affiliate'
import { countClick } from '#affiliates/actions/count_click'
import * as queries from '#affiliates/queries/own_affiliate'
import { ownBanners } from '#affiliates/queries/own_banners'
import { ownDays } from '#affiliates/queries/own_days'
import { ownStatementLines } from '#affiliates/queries/own_statement_lines'
import { askValidator } from '#affiliates/validators/affiliates'
import { daysValidator } from '#affiliates/validators/days'
import { clickValidator } from '#affiliates/validators/own'

export const ownAffiliate = operation({
  method: 'GET',
  path: '/v1/me/affiliate',
  does: 'Whether one is an affiliate, with codes, deal and statements.',
  spec: ['affiliate info', 'affiliate control', 'affiliate finance'],
  who: 'player',
  answers: reply<OwnAffiliate>(),
  errors: ['notFound'],
  notes: { out: 'only for accounts opened on the web, while the brand has affiliates' },
  handle: ({ principal }) => queries.ownAffiliate(principal),
})

export const askAffiliate = operation({
  method: 'POST',
  path: '/v1/me/affiliate',
  does: 'Asks to become an affiliate; who has asked before stays as they are.',
  spec: ['affiliate register'],
  who: 'player',
  body: askValidator,
  answers: reply<OwnAffiliate>(),
  errors: ['notFound'],
  async handle({ principal, ip, body }) {
    await askToBeAffiliate({ principal, ip }, body.about)
    return queries.ownAffiliate(principal)
  },
})

export const addAffiliateCode = operation({
  method: 'POST',
  path: '/v1/me/affiliate/codes',
  does: 'Another code of an approved affiliate, twenty at most.',
  who: 'player',
  answers: reply<OwnAffiliate>(),
  errors: ['notFound'],
  async handle({ principal, ip }) {
    await addCode({ principal, ip })
    return queries.ownAffiliate(principal)
  },
})

export const ownAffiliateStatementLines = operation({
  method: 'GET',
  path: '/v1/me/affiliate/statements/:id/lines',
  does: 'What an own statement tells of each period: of the own players, and of affiliates below.',
  who: 'player',
  answers: reply<OwnStatementLine[]>(),
  errors: ['notFound'],
  handle: ({ principal, params: { id } }) => ownStatementLines(principal, id),
})

export const affiliateDays = operation({
  method: 'GET',
  path: '/v1/me/affiliate/days',
  does: 'Clicks, registrations, first deposits and first decided bets of one’s own links, by day and by link.',
  who: 'player',
  query: daysValidator,
  answers: reply<AffiliateDays>(),
  errors: ['badRange', 'notFound'],
  handle: ({ principal, query }) => ownDays(principal, query),
})

export const affiliateBanners = operation({
  method: 'GET',
  path: '/v1/me/affiliate/banners',
  does: 'The brand’s banners for affiliates.',
  spec: ['affiliate banner'],
  who: 'player',
  answers: reply<OwnAffiliateBanner[]>(),
  errors: ['notFound'],
  handle: ({ principal }) => ownBanners(principal),
})

export const affiliateClick = operation({
  method: 'POST',
  path: '/v1/affiliate-clicks',
  does: 'Counts a click on a link of an affiliate, and says whether its code counts, whether the one that the browser kept before does (`kept`), and the brand’s rule by which the browser keeps one of them.',
  who: 'visitor',
  body: clickValidator,
  answers: reply<ClickAnswer>(),
  errors: ['tooManyAttempts'],
  async handle({ ctx, ip, body }) {
    const { site, visit } = await visitOf(ctx, ip)
    return countClick(site, body, visit)
  },
})
