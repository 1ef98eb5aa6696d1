import db from '@adonisjs/lucid/services/db'
import { comparedIn } from '@grandstand/shared-types/markets/table/market_types'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'

interface Row {
  match_id: number
  number: number
  name: string
}

/** The names of the runners of races by match, then by number: `7 Hellavashock`. */
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

interface Comparing {
  matchId: number
  specifier: string
}

/** The names of the runners that each market compares, in the order of its specifier; null for any other market. */
export async function comparedNames(
  markets: readonly Comparing[]
): Promise<(market: Comparing) => string[] | null> {
  const comparing = markets.filter(({ specifier }) => comparedIn(specifier) !== null)
  const names = await runnerNames([...new Set(comparing.map(({ matchId }) => matchId))])
  return ({ matchId, specifier }) => {
    const own = names.get(matchId)
    return comparedIn(specifier)?.map((number) => own?.get(number) ?? String(number)) ?? null
  }
}
