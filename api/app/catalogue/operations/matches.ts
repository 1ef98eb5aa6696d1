/** Matches, their markets with prices, and their results. */
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import {
  createMarket,
  deleteMarket,
  updateMarket,
  updateOutcome,
} from '#catalogue/actions/edit_markets'
import { createMatch, deleteMatch, updateMatch } from '#catalogue/actions/edit_matches'
import { marketResource, outcomeResource } from '#catalogue/queries/market_resources'
import { matchResource, withMarketCounts } from '#catalogue/queries/match_resource'
import { withKnownAuthors } from '#catalogue/queries/known_authors'
import { resultResource } from '#catalogue/queries/result_resource'
import {
  createMarketValidator,
  createMatchValidator,
  updateMarketValidator,
  updateMatchValidator,
  updateOutcomeValidator,
} from '#catalogue/validators/matches'

const reads = { permission: 'catalogue.view' } as const
const matchReads = { ...reads, extend: withMarketCounts } as const

const matches = editsOf(matchResource, 'matches.edit', matchReads)
const markets = editsOf(marketResource, 'markets.edit')
const outcomes = editsOf(outcomeResource, 'prices.edit')

export const matchOperations = {
  ...aroundList('matches', matchResource, matchReads),
  ...readOperations('matches', matchResource, matchReads),
  ...createOperation('matches', matches, {
    does: 'A new match of two teams.',
    body: createMatchValidator,
    errors: ['sameTeams', 'alreadyExists'],
    run: createMatch,
  }),
  ...updateOperation('matches', matches, {
    does: 'Changes a match.',
    body: updateMatchValidator,
    errors: ['stateFixed', 'holdsBet', 'secondOfficerNeeded'],
    notes: {
      in: '`status` by hand is cancelled, postponed or back to not_started; cancelling is a result and needs results.enter too, taking it back results.undo',
    },
    run: updateMatch,
  }),
  ...deleteOperation('matches', matches, {
    does: 'Removes a match that nobody bet on.',
    errors: ['inUse'],
    run: deleteMatch,
  }),

  ...readOperations('markets', marketResource, reads),
  ...createOperation('markets', markets, {
    does: 'A new market of a match, with its prices.',
    body: createMarketValidator,
    errors: ['outcomesWrong', 'matchClosed', 'alreadyExists'],
    run: createMarket,
  }),
  ...updateOperation('markets', markets, {
    does: 'Opens, closes or suspends a market.',
    body: updateMarketValidator,
    errors: ['versionConflict', 'stateFixed', 'matchClosed'],
    notes: { in: '`status` 1 open, 0 closed, -1 suspended; `version` is the one it was read with' },
    run: updateMarket,
  }),
  ...deleteOperation('markets', markets, {
    does: 'Removes a market that is neither open nor on a coupon.',
    errors: ['inUse'],
    run: deleteMarket,
  }),

  ...readOperations('outcomes', outcomeResource, reads),
  ...updateOperation('outcomes', outcomes, {
    does: 'Changes a price.',
    body: updateOutcomeValidator,
    errors: ['versionConflict', 'matchClosed'],
    notes: { in: '`fromMilli` the price that is changed: refused when it is another by now' },
    run: updateOutcome,
  }),

  ...readOperations('results', resultResource, {
    ...reads,
    scope: withKnownAuthors,
    mayLag: true,
  }),
}

export const suspendMatch = setBetting(
  '/v1/matches/:id/suspend',
  'stopped',
  'Stops bets on a match until it is resumed.'
)
export const resumeMatch = setBetting(
  '/v1/matches/:id/resume',
  'started',
  'Lets bets on a match go on.'
)

function setBetting(
  path: '/v1/matches/:id/suspend' | '/v1/matches/:id/resume',
  betStatus: 'stopped' | 'started',
  does: string
) {
  return operation({
    who: 'matches.suspend',
    method: 'POST',
    path,
    does,
    answers: reply<MatchRow>(),
    async handle({ params: { id }, principal, ip }) {
      await updateMatch({ principal, ip }, id, { betStatus })
      return matches.row(id, principal)
    },
  })
}
