/** The live list for clients without the stream, open to visitors. */
import type { HttpContext } from '@adonisjs/core/http'
import type {
  LiveMatch,
  LiveMatchDetail,
  LiveMatchList,
  LiveOdds,
} from '@grandstand/shared-types/wire/betting/live'
import { found } from '#core/errors/app_error'
import { operation } from '#core/operations/operation'
import { reply, sendJson, type Sent } from '#core/operations/reply'
import { numbersIn, offerHere } from '#book/board_request'
import { isShared, languageOf, liveListOf } from '#live/live_request'
import { fresh, keyOf } from '#live/queries/fresh'
import * as list from '#live/queries/live_list'
import * as one from '#live/queries/live_match'
import {
  liveListQuery,
  liveMatchQuery,
  liveOddsQuery,
  livePropositionQuery,
} from '#live/validators/live'

const open = { method: 'GET', who: 'visitor' } as const

export const liveMatches = operation({
  ...open,
  path: '/v1/live/matches',
  does: 'The live list: covered matches that take bets in play, or soon will.',
  spec: ['live list', 'live matches by keyword or favourites'],
  query: liveListQuery,
  answers: reply<LiveMatchList>(),
  notes: {
    in: '`order` 1 by time, 2 by sport, 4 by clock, 5 favourites first, else as listed, = 0; `orderTime` = asc; `odds` = main; `startDate`, `endDate` of the start, both inclusive; `limit` = 400; `page` of 50 rows, a match at half time takes 2, without it all; `sportCountLive` 1: sports count matches in play alone, = 0; `lang` = tr',
    out: '`marketTypes` has the names of the types; `sports` counts the whole list',
  },
  async handle({ ctx, query }) {
    const filter = liveListOf(query)
    const offer = await offerHere(ctx)
    if (!isShared(filter)) return list.liveMatches(filter, offer)
    const key = `list:${keyOf(offer)}:${JSON.stringify(filter)}`
    return sendShared(ctx, key, () => list.liveMatches(filter, offer))
  },
})

export const liveMatch = operation({
  ...open,
  path: '/v1/live/matches/:id',
  does: 'One match of the live list with all its markets and its timeline.',
  query: liveMatchQuery,
  answers: reply<LiveMatchDetail>(),
  notes: { in: '`lang` = tr' },
  async handle({ ctx, params: { id }, query }) {
    const language = languageOf(query.lang)
    const offer = await offerHere(ctx)
    const key = `match:${keyOf(offer)}:${id}:${language}`
    return sendShared(ctx, key, () => found(one.liveMatch(id, language, offer)))
  },
})

export const liveOdds = operation({
  ...open,
  path: '/v1/live/matches/:id/odds',
  does: 'The markets of a live match, or those that changed.',
  spec: ['live odds', 'live feed (websocket, polling)'],
  query: liveOddsQuery,
  answers: reply<LiveOdds>(),
  notes: {
    in: '`notSeen`: the version of the last answer',
    out: 'markets: all, or those changed since `notSeen`',
  },
  handle: async ({ ctx, params: { id }, query }) =>
    found(one.liveOdds(id, query.notSeen ?? null, await offerHere(ctx))),
})

export const liveProposition = operation({
  ...open,
  path: '/v1/live/proposition',
  does: 'At most 10 matches in play that suit the matches of a slip.',
  spec: ['match proposition'],
  query: livePropositionQuery,
  answers: reply<LiveMatch[]>(),
  notes: { in: '`matches`: 1 to 50 ids with commas; `lang` = tr' },
  handle: async ({ ctx, query }) =>
    one.liveProposition(numbersIn(query.matches), languageOf(query.lang), await offerHere(ctx)),
})

/** Sends an answer that is written as JSON once for all equal requests of a moment. */
function sendShared(ctx: HttpContext, key: string, make: () => unknown): Sent {
  return sendJson(
    ctx,
    200,
    fresh(key, () => JSON.stringify(make()))
  )
}
