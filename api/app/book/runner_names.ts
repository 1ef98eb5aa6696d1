import db from '@adonisjs/lucid/services/db'
import type { FieldKind } from '@grandstand/shared-types/racing/field/runner'
import { comparedIn } from '@grandstand/shared-types/markets/table/market_types'
import { nameInField } from '#book/name_in_field'

interface Row {
  match_id: number
  kind: FieldKind
  number: number
  name: string
}

/** The names of the runners of races by match, then by number: `7 Hellavashock`, of a season `Wells Mendip`. */
export async function runnerNames(
  matchIds: readonly number[]
): Promise<Map<number, Map<number, string>>> {
  if (matchIds.length === 0) return new Map()
  const rows: Row[] = await db
    .query<Row>()
    .from('runners')
    .join('race_fields', 'race_fields.match_id', 'runners.match_id')
    .whereIn('runners.match_id', [...matchIds])
    .select('runners.match_id as match_id', 'kind', 'number', 'name')
  const byMatch = Map.groupBy(rows, (row) => Number(row.match_id))
  return new Map(
    [...byMatch].map(([id, own]) => [
      id,
      new Map(own.map(({ kind, ...runner }) => [runner.number, nameInField(kind, runner)])),
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
