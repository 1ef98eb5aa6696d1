import type {
  RaceFieldView,
  RunnerCard,
  RunnerView,
} from '@grandstand/shared-types/wire/betting/races'
import { AppError } from '#core/errors/app_error'
import { fieldRows, runnerRows, withOwnTerms, type RunnerRow } from '#catalogue/racing/field_rows'

/** The field of a race as staff see it, runners by number. Throws 404 `notFound` for a match that is no race. */
export async function raceField(matchId: number): Promise<RaceFieldView> {
  const [field] = await fieldRows([matchId])
  if (!field) throw AppError.notFound()
  return {
    matchId,
    kind: field.kind,
    isHandicap: Boolean(field.is_handicap),
    offAt: field.off_at === null ? null : Number(field.off_at),
    placeTerms: withOwnTerms(field).placeTerms ?? null,
    runners: (await runnerRows([matchId])).map(runnerView),
  }
}

function runnerView(row: RunnerRow): RunnerView {
  const card: RunnerCard = JSON.parse(row.card)
  return {
    number: row.number,
    name: row.name,
    status: row.status,
    entry: row.entry,
    withdrawnAt: row.withdrawn_at === null ? null : Number(row.withdrawn_at),
    withdrawnOddsMilli: row.withdrawn_odds_milli,
    replaces: row.replaces,
    startingPriceMilli: row.starting_price_milli,
    card,
  }
}
