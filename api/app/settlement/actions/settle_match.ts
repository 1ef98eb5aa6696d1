import { must } from '#core/errors/must'
import type { SettlementPreview } from '@grandstand/shared-types/wire/settlement'
import { exclusively } from '#settlement/runs/exclusive'
import { marketViews } from '#settlement/outcomes/derive'
import { settleMatches } from '#settlement/actions/settle_matches'

/**
 * Settles the present result of a match and returns what moved. A second run moves nothing. Throws 404 `notFound` for
 * an unknown match.
 */
export function settleMatch(matchId: number): Promise<SettlementPreview> {
  return exclusively(() => settleInTurn(matchId))
}

/** As `settleMatch`, for a caller that is already inside `exclusively`. */
export async function settleInTurn(matchId: number): Promise<SettlementPreview> {
  const { matches, tally } = await settleMatches([matchId])
  const match = must(matches[0], `settled match ${matchId}`)
  return {
    matchId,
    revision: match.revision,
    dryRun: false,
    markets: marketViews(match.markets),
    ...tally.view(),
  }
}
