/** What a home page shows of the board and of the brand's winners, open to visitors. */
import type { HttpContext } from '@adonisjs/core/http'
import { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { CurrencyCode } from '@grandstand/shared-types/money/currencies'
import type { Highlights, WinnerView } from '@grandstand/shared-types/wire/betting/highlights'
import { windowOf } from '#book/board_request'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { featuredMatches, startingSoon } from '#highlights/queries/featured'
import { mostPicked } from '#highlights/queries/most_picked'
import { winners, type WinnerOrder } from '#highlights/queries/winners'
import { highlightsQuery, winnersQuery } from '#highlights/validators/highlights'
import { siteByHost } from '#sites/current_site'

const open = { method: 'GET', who: 'visitor' } as const
const WINNERS_NOTES = {
  in: "`currency` = the brand's",
  out: 'none where the flag `topWinners` is off, of a hidden player, or below the smallest win of the currency',
}

export const highlights = operation({
  ...open,
  path: '/v1/highlights',
  does: 'Featured matches, matches that start next, and selections that most coupons hold: at most eight each.',
  query: highlightsQuery,
  answers: reply<Highlights>(),
  notes: { in: '`lang` = tr' },
  async handle({ ctx, query: { lang = DEFAULT_LANGUAGE } }) {
    const site = await siteByHost(ctx.request.hostname() ?? '')
    const window = await windowOf(ctx, {})
    return {
      featured: await featuredMatches(window, lang),
      startingSoon: startingSoon(window, lang),
      mostPicked: await mostPicked(site.id, lang),
    }
  },
})

export const latestWinners = operation({
  ...open,
  path: '/v1/winners',
  does: 'The latest won coupons and jackpots of the last day, at most ten.',
  spec: ['winners'],
  query: winnersQuery,
  answers: reply<WinnerView[]>(),
  notes: WINNERS_NOTES,
  handle: ({ ctx, query }) => shownWinners(ctx, query.currency, 'latest'),
})

export const topWinners = operation({
  ...open,
  path: '/v1/top-winners',
  does: 'The highest payouts of the last week, at most ten, one for each player.',
  spec: ['top winners'],
  query: winnersQuery,
  answers: reply<WinnerView[]>(),
  notes: WINNERS_NOTES,
  handle: ({ ctx, query }) => shownWinners(ctx, query.currency, 'top'),
})

async function shownWinners(
  ctx: HttpContext,
  currency: CurrencyCode | undefined,
  order: WinnerOrder
): Promise<WinnerView[]> {
  const site = await siteByHost(ctx.request.hostname() ?? '')
  if (!site.settings.flags.topWinners) return []
  return winners(site.id, currency ?? site.currency, order)
}
