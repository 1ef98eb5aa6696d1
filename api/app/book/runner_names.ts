import db from '@adonisjs/lucid/services/db'
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
