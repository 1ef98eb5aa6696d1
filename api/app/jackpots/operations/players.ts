/** Jackpots as players and visitors see them. */
import type { HttpContext } from '@adonisjs/core/http'
import type { JackpotView, JackpotWinView } from '@grandstand/shared-types/wire/games/jackpots'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { languageCode, vine } from '#core/requests/validation'
import { shownJackpots, shownWins } from '#jackpots/queries/shown_jackpots'
import { siteByHost } from '#sites/current_site'

const languageValidator = vine.compile(vine.object({ language: languageCode() }))

const open = { method: 'GET', who: 'visitor', query: languageValidator } as const

async function placeOf(ctx: HttpContext, asked: string | undefined) {
  const { id, defaultLanguage } = await siteByHost(ctx.request.hostname() ?? '')
  return [id, { asked: asked ?? defaultLanguage, otherwise: defaultLanguage }] as const
}

export const jackpots = operation({
  ...open,
  path: '/v1/jackpots',
  does: 'The jackpots of the brand with the present values of their levels.',
  answers: reply<JackpotView[]>(),
  handle: async ({ ctx, query }) => shownJackpots(...(await placeOf(ctx, query.language))),
})

export const latestJackpotWins = operation({
  ...open,
  path: '/v1/jackpots/wins',
  does: 'The latest falls of the brand’s jackpots, at most 20, each with what proves it.',
  answers: reply<JackpotWinView[]>(),
  handle: async ({ ctx, query }) => shownWins(...(await placeOf(ctx, query.language))),
})
