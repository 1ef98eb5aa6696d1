/**
 * Settles matches from start to end: first the outcomes, then their coupons in chunks, then the mark that the revision
 * is settled.
 */
import type { SettlementPreview } from '@grandstand/shared-types/wire/betting/settlement'
import { clock } from '#core/timing/clock'
import { chunked, inTransaction } from '#core/database/transactions'
import { dialect } from '#core/dialect/current'
import { must } from '#core/errors/must'
import { traced } from '#core/tracing'
import { RunAccounts } from '#settlement/coupons/run_accounts'
import { touchedCoupons } from '#settlement/coupons/due_selections'
import { settleChunk } from '#settlement/coupons/settle_chunk'
import { Tally } from '#settlement/coupons/tally'
import { exclusively } from '#settlement/runs/exclusive'
import { faultPoints } from '#settlement/runs/fault_points'
import { causesOf } from '#settlement/coupons/causes'
import { marketViews } from '#settlement/outcomes/derive'
import { markOutcomes, type MarkedMatch } from '#settlement/outcomes/mark'

/**
 * Large enough to spread a statement's cost, small enough for other writers to get a turn between two; ten times
 * as large where a commit costs more than a coupon.
 */
const couponsAtATime = () => (dialect().isCommitDear ? 10_000 : 1000)
const SELECTIONS_A_PAGE = 50_000

/**
 * Settles the result in force of a match; resolves to the effect on markets, coupons and money. A second run moves
 * nothing. Throws 404 `notFound` for an unknown match.
 */
export function settleMatch(matchId: number): Promise<SettlementPreview> {
  return traced('settle a match', { match: matchId }, () =>
    exclusively(() => settleInTurn(matchId))
  )
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

interface SettledMatches {
  matches: MarkedMatch[]
  tally: Tally
}

/**
 * Settles the results in force of the matches. A run may stop at any moment: the next one finds the rest by comparing
 * selections with outcomes. Call it inside `exclusively`. Throws 404 `notFound` for an unknown match.
 */
export async function settleMatches(matchIds: readonly number[]): Promise<SettledMatches> {
  const matches: MarkedMatch[] = []
  for (const matchId of matchIds) matches.push(await markOutcomes(matchId))

  const tally = new Tally()
  await settleTouched(matchIds, tally)
  faultPoints.reach('allChunksDone')
  await finish(matches)
  return { matches, tally }
}

async function settleTouched(matchIds: readonly number[], tally: Tally): Promise<void> {
  const run = new RunAccounts()
  const causes = await causesOf(matchIds)
  let afterId = 0
  for (;;) {
    const { coupons, isLast } = await touchedCoupons(matchIds, afterId, SELECTIONS_A_PAGE)
    // after the last page, starts once more, for coupons accepted meanwhile
    if (coupons.length === 0 && afterId === 0) return
    for (const chunk of chunked(coupons, couponsAtATime())) {
      const settled = await settleChunk(causes, chunk, run)
      tally.count(settled.selections, settled.settlements)
      tally.addAlike(settled.sorted)
      tally.addDecided(settled.decided)
    }
    afterId = isLast ? 0 : must(coupons.at(-1), 'last coupon').id
  }
}

/** Also marks earlier revisions, which a newer one replaced before they were settled. */
async function finish(matches: readonly MarkedMatch[]): Promise<void> {
  const alike = Map.groupBy(matches, ({ revision, upToRevision }) => `${revision}:${upToRevision}`)
  await inTransaction(async (trx) => {
    for (const group of alike.values()) {
      const { revision, upToRevision } = must(group[0], 'match of a revision')
      const ids = group.map(({ matchId }) => matchId)
      // selections with an unchanged result also refer to the newest revision
      if (revision > 1) {
        await trx
          .from('coupon_selections')
          .whereIn('match_id', ids)
          .whereNotNull('result')
          .where('is_manual', 0)
          .where('result_revision', '<', revision)
          .update({ result_revision: revision })
      }
      await trx
        .from('results')
        .whereIn('match_id', ids)
        .where('revision', '<=', upToRevision)
        .whereNull('settled_at')
        .update({ settled_at: clock.now() })
    }
    for (const { matchId, feedUpToId } of matches) {
      if (feedUpToId === 0) continue
      await trx
        .from('feed_settlements')
        .where('match_id', matchId)
        .where('id', '<=', feedUpToId)
        .whereNull('settled_at')
        .update({ settled_at: clock.now() })
    }
  })
}
