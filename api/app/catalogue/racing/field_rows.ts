/** The fields of races as their rows have them. */
import db from '@adonisjs/lucid/services/db'
import type {
  FieldKind,
  RaceField,
  Runner,
  RunnerStatus,
} from '@grandstand/shared-types/racing/field/runner'
import type { Trx } from '#core/database/transactions'

export interface FieldRow {
  match_id: number
  kind: FieldKind
  is_handicap: number
  off_at: number | null
  /** Null where the terms of each-way bets are those of the table. */
  places: number | null
  place_divisor: number | null
}

export interface RunnerRow {
  id: number
  match_id: number
  number: number
  name: string
  status: RunnerStatus
  entry: number | null
  withdrawn_at: number | null
  withdrawn_odds_milli: number | null
  replaces: number | null
  starting_price_milli: number | null
  /** JSON: `RunnerCard`. */
  card: string
}

/** Whether the match is a race: a field of runners makes it one. */
export async function isRace(matchId: number, trx?: Trx): Promise<boolean> {
  return (await fieldRows([matchId], trx)).length > 0
}

/** The fields of those matches that are races, the runners by number. */
export async function loadFields(
  matchIds: readonly number[],
  trx?: Trx
): Promise<Map<number, RaceField>> {
  const rows = await fieldRows(matchIds, trx)
  if (rows.length === 0) return new Map()
  const runners = await runnerRows(
    rows.map((row) => Number(row.match_id)),
    trx
  )
  const byMatch = Map.groupBy(runners, (row) => Number(row.match_id))
  return new Map(
    rows.map((row) => {
      const matchId = Number(row.match_id)
      return [matchId, fieldOf(row, byMatch.get(matchId) ?? [])]
    })
  )
}

export function fieldRows(matchIds: readonly number[], trx?: Trx): Promise<FieldRow[]> {
  return (trx ?? db)
    .query<FieldRow>()
    .from('race_fields')
    .whereIn('match_id', [...matchIds])
    .select('match_id', 'kind', 'is_handicap', 'off_at', 'places', 'place_divisor')
}

export function runnerRows(matchIds: readonly number[], trx?: Trx): Promise<RunnerRow[]> {
  return (trx ?? db)
    .query<RunnerRow>()
    .from('runners')
    .whereIn('match_id', [...matchIds])
    .orderBy([{ column: 'match_id' }, { column: 'number' }])
    .select('*')
}

export const fieldOf = (row: FieldRow, runners: readonly RunnerRow[]): RaceField => ({
  kind: row.kind,
  isHandicap: Boolean(row.is_handicap),
  ...withOwnTerms(row),
  offAt: row.off_at === null ? null : Number(row.off_at),
  runners: runners.map(runnerOf),
})

/** The terms that the house set for the field; nothing where those of the table hold. */
export const withOwnTerms = ({
  places,
  place_divisor: divisor,
}: FieldRow): Pick<RaceField, 'placeTerms'> =>
  places === null || divisor === null ? {} : { placeTerms: { places, divisor } }

/** Facts that do not apply are left out, as the rules of racing read them. */
function runnerOf(row: RunnerRow): Runner {
  const { number, status, entry, withdrawn_at: at, withdrawn_odds_milli: odds, replaces } = row
  const { starting_price_milli: startingPrice } = row
  return {
    number,
    status,
    ...(entry !== null && { entry }),
    ...(at !== null && { withdrawnAt: Number(at) }),
    ...(odds !== null && { withdrawnOddsMilli: odds }),
    ...(replaces !== null && { replaces }),
    ...(startingPrice !== null && { startingPriceMilli: startingPrice }),
  }
}
