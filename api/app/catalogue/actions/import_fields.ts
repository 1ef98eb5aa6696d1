/** Imports the fields of races that the import added. */
import { insertAll, type Trx } from '#core/database/transactions'
import type { SourceField, SourceFixture, SourceRunner } from '#catalogue/actions/import_source'
import { assertField } from '#catalogue/racing/race_facts'

interface NewRace {
  matchId: number
  field: SourceField
}

/**
 * Writes the field of each new match that is a race, once its markets are there: the price of a runner that came out closes.
 * Throws 422 `raceField` as `assertField`.
 */
export async function importFields(
  trx: Trx,
  fixtures: ReadonlyMap<number, SourceFixture>,
  addedIds: readonly number[]
): Promise<void> {
  const races = addedIds.flatMap((matchId): NewRace[] => {
    const field = fixtures.get(matchId)?.field
    return field ? [{ matchId, field }] : []
  })
  if (races.length === 0) return
  for (const { field } of races) assertField(asField(field))
  await insertAll(trx, 'race_fields', races.map(fieldRow))
  await insertAll(trx, 'runners', races.flatMap(runnerRowsOf))
  await closePrices(trx, races)
}

const asField = ({ kind, isHandicap, runners }: SourceField) => ({
  kind,
  isHandicap,
  offAt: null,
  runners: runners.map(({ number, withdrawal }) => ({
    number,
    ...(withdrawal
      ? {
          status: 'withdrawn' as const,
          withdrawnAt: withdrawal.at,
          withdrawnOddsMilli: withdrawal.oddsMilli,
        }
      : { status: 'declared' as const }),
  })),
})

const fieldRow = ({ matchId, field }: NewRace) => ({
  match_id: matchId,
  kind: field.kind,
  is_handicap: Number(field.isHandicap),
  off_at: null,
  places: field.placeTerms?.places ?? null,
  place_divisor: field.placeTerms?.divisor ?? null,
})

const runnerRowsOf = ({ matchId, field }: NewRace) =>
  field.runners.map((runner) => runnerRow(matchId, runner))

const runnerRow = (matchId: number, { number, name, card, withdrawal }: SourceRunner) => ({
  match_id: matchId,
  number,
  name,
  status: withdrawal ? 'withdrawn' : 'declared',
  entry: null,
  withdrawn_at: withdrawal?.at ?? null,
  withdrawn_odds_milli: withdrawal?.oddsMilli ?? null,
  replaces: null,
  starting_price_milli: null,
  card: JSON.stringify(card),
})

async function closePrices(trx: Trx, races: readonly NewRace[]): Promise<void> {
  for (const { matchId, field } of races) {
    const out = field.runners.filter(({ withdrawal }) => withdrawal).map(({ number }) => number)
    if (out.length === 0) continue
    await trx
      .from('outcomes')
      .whereIn('market_id', trx.from('markets').where('match_id', matchId).select('id'))
      .whereIn('outcome_key', out.map(String))
      .update({ active: false })
  }
}
