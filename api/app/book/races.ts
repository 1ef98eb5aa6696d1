/** The fields of races as the book keeps them, read with their matches and ready for the board. */
import { nameInField } from '#book/name_in_field'
import { comparedIn, isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import { ANTE_POST, EACH_WAY_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { hasRunner, isRunning } from '@grandstand/shared-types/racing/field/field'
import type { RaceField, Runner } from '@grandstand/shared-types/racing/field/runner'
import { ownDeduction } from '@grandstand/shared-types/racing/terms/deduction'
import { placeTermsOf, WIN_ONLY } from '@grandstand/shared-types/racing/terms/place_terms'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { BoardRunner, RunnerCard } from '@grandstand/shared-types/wire/betting/races'
import { fieldOf, fieldRows, runnerRows, type RunnerRow } from '#catalogue/racing/field_rows'
import { runnersInOrder, orderName } from '@grandstand/shared-types/markets/model/order_key'
import { orderTermsOf } from '@grandstand/shared-types/markets/model/order_market'
import type { BookMarket, BookMatch, BookRace } from '#book/match'

/** Gives races their fields, and their markets the names of runners and the terms of bets each way; no query without a race. */
export async function addRaces(
  raceIds: readonly number[],
  matches: ReadonlyMap<number, BookMatch>
): Promise<void> {
  if (raceIds.length === 0) return
  const fields = await fieldRows(raceIds)
  const runners = Map.groupBy(await runnerRows(raceIds), (row) => Number(row.match_id))
  for (const field of fields) {
    const id = Number(field.match_id)
    const match = matches.get(id)
    const own = runners.get(id) ?? []
    if (match) addRace(match, bookRace(fieldOf(field, own), own))
  }
}

function addRace(match: BookMatch, race: BookRace): void {
  match.race = race
  const names = new Map(
    race.runners.map((runner) => [runner.number, nameInField(race.kind, runner)])
  )
  race.hasAntePost = match.markets.some(({ typeId }) => typeId === ANTE_POST)
  const plain = new Map(race.runners.map(({ number, name }) => [number, name]))
  for (const market of match.markets) {
    nameOrders(market, plain)
    const compared = comparedIn(market.specifier)
    if (compared) market.compared = compared.map((number) => names.get(number) ?? String(number))
  }
  for (const market of match.markets.filter(({ typeId }) => isOfRunners(typeId))) {
    nameOutcomes(market, names)
    const isEachWay = EACH_WAY_MARKETS.includes(market.typeId)
    if (isEachWay && race.placeTerms) market.placeTerms = race.placeTerms
  }
}

function nameOutcomes({ outcomes }: BookMarket, names: ReadonlyMap<number, string>): void {
  for (const outcome of outcomes) {
    const name = names.get(Number(outcome.key))
    if (name !== undefined) outcome.name = name
  }
}

function nameOrders({ typeId, outcomes }: BookMarket, names: ReadonlyMap<number, string>): void {
  const terms = orderTermsOf(typeId)
  if (!terms) return
  for (const outcome of outcomes) {
    const runners = runnersInOrder(outcome.key, terms)
    if (runners) outcome.name = orderName(runners, terms, (number) => names.get(number))
  }
}

/** A field with the names and cards of its runners, before its order of finish is known. */
export function bookRace(field: RaceField, rows: readonly RunnerRow[]): BookRace {
  const byNumber = new Map(rows.map((row) => [row.number, row]))
  const terms = placeTermsOf(USUAL_RACING_RULES.placeTerms, field)
  return {
    kind: field.kind,
    isHandicap: field.isHandicap,
    offAt: field.offAt,
    placeTerms: terms === WIN_ONLY ? null : terms,
    hasAntePost: false,
    runnerCount: field.runners.filter(isRunning).length,
    runners: field.runners.map((runner) => boardRunner(field, runner, byNumber.get(runner.number))),
  }
}

function boardRunner(field: RaceField, runner: Runner, row: RunnerRow | undefined): BoardRunner {
  const { deductions, deductionKinds } = USUAL_RACING_RULES
  const card: RunnerCard = row ? JSON.parse(row.card) : {}
  return {
    number: runner.number,
    name: row?.name ?? '',
    status: runner.status,
    entry: runner.entry ?? null,
    withdrawnAt: runner.withdrawnAt ?? null,
    withdrawnOddsMilli: runner.withdrawnOddsMilli ?? null,
    replaces: runner.replaces ?? null,
    startingPriceMilli: runner.startingPriceMilli ?? null,
    card,
    deductionPercent: deductionKinds.includes(field.kind)
      ? ownDeduction(field, runner, deductions)
      : 0,
    returnsStake: !hasRunner(field, runner.number),
    finish: null,
  }
}
