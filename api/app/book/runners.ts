/** What the field of a race gives its markets: the names of the outcomes, and the terms of an each-way bet. */
import db from '@adonisjs/lucid/services/db'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import { placeTermsOf, WIN_ONLY } from '@grandstand/shared-types/racing/terms/place_terms'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import { loadFields } from '#catalogue/racing/field_rows'
import type { BookMarket, BookMatch } from '#book/match'

interface Row {
  match_id: number
  number: number
  name: string
}

/** By match, then by number: `7 Hellavashock`. */
export async function runnerNames(
  matchIds: readonly number[]
): Promise<Map<number, Map<number, string>>> {
  if (matchIds.length === 0) return new Map()
  const rows: Row[] = await db
    .query<Row>()
    .from('runners')
    .whereIn('match_id', [...matchIds])
    .select('match_id', 'number', 'name')
  const byMatch = Map.groupBy(rows, (row) => Number(row.match_id))
  return new Map(
    [...byMatch].map(([id, own]) => [
      id,
      new Map(own.map(({ number, name }) => [number, runnerName(number, name)])),
    ])
  )
}

/** Gives the markets of runners the names of their outcomes, and their place terms; other matches cost no query. */
export async function addRunners(matches: readonly BookMatch[]): Promise<void> {
  const races = matches.filter(({ markets }) => markets.some(({ typeId }) => isOfRunners(typeId)))
  if (races.length === 0) return
  const ids = races.map(({ id }) => id)
  const names = await runnerNames(ids)
  const fields = await loadFields(ids)
  for (const { id, markets } of races) {
    const field = fields.get(id)
    const terms = field && placeTermsOf(USUAL_RACING_RULES.placeTerms, field)
    for (const market of markets.filter(({ typeId }) => isOfRunners(typeId))) {
      nameOutcomes(market, names.get(id))
      if (terms && terms !== WIN_ONLY) market.placeTerms = terms
    }
  }
}

function nameOutcomes({ outcomes }: BookMarket, names: ReadonlyMap<number, string> | undefined) {
  for (const outcome of outcomes) {
    const name = names?.get(Number(outcome.key))
    if (name !== undefined) outcome.name = name
  }
}
