/** Staff say what became of a runner before the race: withdrawn at a time and a price, a non-runner, a reserve that came in. */
import type { RaceField } from '@grandstand/shared-types/racing/field/runner'
import { authorOf, changedFields, recordAudit } from '#audit/record_audit'
import { editing } from '#audit/edit_rows'
import { guardBets } from '#catalogue/actions/bet_guard'
import { announceMatches, touchMatches } from '#catalogue/actions/touch_matches'
import { fieldOf, fieldRows, runnerRows, type RunnerRow } from '#catalogue/racing/field_rows'
import { assertField } from '#catalogue/racing/race_facts'
import { switchRunner } from '#catalogue/racing/runner_prices'
import type { RunnerChange } from '#catalogue/validators/races'
import { AppError } from '#core/errors/app_error'
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import type { Editor } from '#core/requests/access'

/**
 * Changes the status of one runner, once: a second time nothing happens. Its prices open when it is declared and close otherwise, and
 * the markets of runners are suspended. What a result in force says stays; the next revision reads the new field. Throws 403 `holdsBet`, 404
 * `notFound` without such a race, 422 `unknownEntry` at `runner`, `timeToCome` at `withdrawnAt`, and `raceField` as `assertField`.
 */
export async function editRunner(
  editor: Editor,
  matchId: number,
  change: RunnerChange
): Promise<void> {
  requirePast(change)
  await guardBets(editor, matchId)
  const matchIds = await editing(async (trx) => {
    await trx.from('matches').where('id', matchId).select('id').forUpdate().first()
    const { runner, after, before } = await changedRunner(matchId, change, trx)
    const detail = changedFields(before, after)
    if (Object.keys(detail.after).length === 0) return []
    await trx.from('runners').where('id', runner.id).update(after)
    if ('status' in detail.after) {
      await switchRunner(trx, matchId, runner.number, after.status === 'declared')
    }
    await recordAudit(trx, {
      ...authorOf(editor),
      action: 'race.runner',
      subjectType: 'match',
      subjectId: matchId,
      detail: { runner: runner.number, ...detail },
    })
    return touchMatches(trx, 'id', matchId)
  })
  announceMatches(matchIds)
}

/** The field as the change would leave it. Throws as `editRunner`, but for bets of the editor. */
export async function fieldAfter(matchId: number, change: RunnerChange): Promise<RaceField> {
  requirePast(change)
  return (await changedRunner(matchId, change)).field
}

function requirePast({ withdrawnAt = 0 }: RunnerChange): void {
  if (withdrawnAt > clock.now()) throw AppError.field('withdrawnAt', 'timeToCome')
}

type State = Pick<
  RunnerRow,
  'status' | 'withdrawn_at' | 'withdrawn_odds_milli' | 'replaces' | 'starting_price_milli'
>

interface Changed {
  runner: RunnerRow
  before: State
  after: State
  /** With the runner as it is after. */
  field: RaceField
}

async function changedRunner(matchId: number, change: RunnerChange, trx?: Trx): Promise<Changed> {
  const [row] = await fieldRows([matchId], trx)
  if (!row) throw AppError.notFound()
  const runners = await runnerRows([matchId], trx)
  const runner = runners.find(({ number }) => number === change.runner)
  if (!runner) throw AppError.field('runner', 'unknownEntry')
  const after = stateAfter(runner, change)
  const field = fieldOf(
    row,
    runners.map((one) => (one === runner ? { ...one, ...after } : one))
  )
  assertField(field)
  return { runner, before: stateOf(runner), after, field }
}

/** Time and price are of a withdrawn runner alone, and the place that it took of one that is declared. */
function stateAfter(runner: RunnerRow, change: RunnerChange): State {
  const { status, withdrawnAt, withdrawnOddsMilli, replaces, startingPriceMilli } = change
  const isWithdrawn = status === 'withdrawn'
  return {
    status,
    withdrawn_at: isWithdrawn ? (withdrawnAt ?? null) : null,
    withdrawn_odds_milli: isWithdrawn ? (withdrawnOddsMilli ?? null) : null,
    replaces: status === 'declared' ? (replaces ?? runner.replaces) : null,
    starting_price_milli: startingPriceMilli ?? runner.starting_price_milli,
  }
}

const stateOf = (row: RunnerRow): State => ({
  status: row.status,
  withdrawn_at: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
  withdrawn_odds_milli: row.withdrawn_odds_milli,
  replaces: row.replaces,
  starting_price_milli: row.starting_price_milli,
})
