/** Staff's actions on bet limits, and on live matches, where they override the feed. */
import type { LiveBookView, LiveMatchRow } from '@grandstand/shared-types/wire/betting/live'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import type { Principal } from '#core/requests/access'
import { vine } from '#core/requests/validation'
import { findRow, type Query } from '#core/lists/resource'
import { updateMatch } from '#catalogue/actions/edit_matches'
import { active, listOrder } from '#catalogue/validators/places'
import { createBetLimit, deleteBetLimit, updateBetLimit } from '#book/actions/edit_bet_limits'
import { suspendMarket, suspendMatch } from '#book/actions/suspend_live'
import { betLimitResource } from '#book/queries/bet_limit_resource'
import { liveBook } from '#book/queries/live_book'
import { liveMatchResource, withBoard } from '#book/queries/live_match_resource'
import { bookSynced } from '#book/sync'
import { createBetLimitValidator, updateBetLimitValidator } from '#book/validators/bet_limit'

const ofSite = (query: Query, { siteId }: Pick<Principal, 'siteId'>) =>
  void query.where('bet_limits.site_id', siteId)

const betLimitReads = { permission: 'prices.limit', scope: ofSite } as const
const betLimits = editsOf(betLimitResource, 'prices.limit', betLimitReads)

export const betLimitOperations = {
  ...aroundList('betLimits', betLimitResource, betLimitReads),
  ...readOperations('betLimits', betLimitResource, betLimitReads),
  ...createOperation('betLimits', betLimits, {
    does: 'Limits bets on a sport, category, tournament, match, market or outcome.',
    stepUp: 'byAction',
    body: createBetLimitValidator,
    errors: ['amountTooLarge', 'alreadyExists', 'stepUpNeeded'],
    notes: {
      in: "`currency` = the brand's: amounts bind coupons in it alone, `minSelections` binds all; 0 is no limit; of `single` and `combined` an amount that is left out or null falls back to the general one",
    },
    run: createBetLimit,
  }),
  ...updateOperation('betLimits', betLimits, {
    does: 'Sets the figures of a bet limit anew.',
    stepUp: 'byAction',
    body: updateBetLimitValidator,
    errors: ['amountTooLarge', 'stepUpNeeded'],
    run: (editor, id, { limits }) => updateBetLimit(editor, id, limits),
  }),
  ...deleteOperation('betLimits', betLimits, {
    does: 'Removes a bet limit.',
    stepUp: 'byAction',
    errors: ['stepUpNeeded'],
    run: deleteBetLimit,
  }),
}

const liveReads = { permission: 'live.view', extend: withBoard } as const
const liveMatches = editsOf(liveMatchResource, 'live.edit', liveReads)
const suspends = { who: 'matches.suspend' } as const

export const liveMatchLists = {
  ...aroundList('liveMatches', liveMatchResource, liveReads),
  ...readOperations('liveMatches', liveMatchResource, liveReads),
  ...updateOperation('liveMatches', liveMatches, {
    does: 'Puts a live match on or off the board, and sets its place in the list.',
    body: vine.compile(vine.object({ active: active(), listOrder: listOrder() })),
    async run(editor, id, changes) {
      await findRow(liveMatchResource, id)
      await updateMatch(editor, id, changes)
      await bookSynced()
    },
  }),
}

export const liveMatchBook = operation({
  who: 'live.view',
  method: 'GET',
  path: '/v1/live-matches/:id/book',
  does: 'The markets of a live match that may still open, with prices and suspensions by staff, and its timeline.',
  answers: reply<LiveBookView>(),
  async handle({ params }) {
    const { id } = await findRow(liveMatchResource, params.id)
    return liveBook(id)
  },
})

export const suspendLiveMatch = setMatchSuspended(
  '/v1/live-matches/:id/hold',
  true,
  'Suspends every market of a match, whatever the feed says, until it is released.'
)
export const resumeLiveMatch = setMatchSuspended(
  '/v1/live-matches/:id/release',
  false,
  'Ends the suspension of a match by staff.'
)
export const suspendLiveMarket = setMarketSuspended(
  '/v1/live-matches/:id/markets/:marketId/hold',
  true,
  'Suspends a market, whatever the feed says, until it is released.'
)
export const resumeLiveMarket = setMarketSuspended(
  '/v1/live-matches/:id/markets/:marketId/release',
  false,
  'Ends the suspension of a market by staff.'
)

type MatchPath = `/v1/live-matches/:id/${'hold' | 'release'}`
type MarketPath = `/v1/live-matches/:id/markets/:marketId/${'hold' | 'release'}`

function setMatchSuspended(path: MatchPath, isHeld: boolean, does: string) {
  return operation({
    ...suspends,
    method: 'POST',
    path,
    does,
    answers: reply<LiveMatchRow>(),
    async handle({ params: { id }, principal, ip }) {
      await suspendMatch({ principal, ip }, id, isHeld)
      return liveMatches.row(id, principal)
    },
  })
}

function setMarketSuspended(path: MarketPath, isHeld: boolean, does: string) {
  return operation({
    ...suspends,
    method: 'POST',
    path,
    does,
    answers: reply<{ id: number; matchId: number; isHeld: boolean }>(),
    async handle({ params: { id: matchId, marketId }, principal, ip }) {
      await suspendMarket({ principal, ip }, { matchId, marketId }, isHeld)
      return { id: marketId, matchId, isHeld }
    },
  })
}
