/** Names of runners, which are the names of a race's outcomes. */
import db from '@adonisjs/lucid/services/db'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import type { BookMatch } from '#book/match'

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

/** Gives the outcomes that are runners their names; other matches cost no query. */
export async function nameRunners(matches: readonly BookMatch[]): Promise<void> {
  const races = matches.filter(({ markets }) => markets.some(({ typeId }) => isOfRunners(typeId)))
  if (races.length === 0) return
  const names = await runnerNames(races.map(({ id }) => id))
  for (const { id, markets } of races) {
    const own = names.get(id)
    for (const market of markets.filter(({ typeId }) => isOfRunners(typeId))) {
      for (const outcome of market.outcomes) {
        const name = own?.get(Number(outcome.key))
        if (name !== undefined) outcome.name = name
      }
    }
  }
}
