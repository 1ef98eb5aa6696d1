/** Tables of the results of market types on one match, a file each of `tests/markets/tables/`. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { MatchFacts } from '../../src/markets/model/match_facts.ts'

/** The sport and its match, then the results of each market type. */
export type MarketTable = [label: string, sportId: number, facts: MatchFacts, table: string]

/** The tables of all files, so that a new market type may bring a file of its own. */
export async function marketTables(): Promise<MarketTable[]> {
  const folder = path.resolve(import.meta.dirname, '../markets/tables')
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  const modules = await Promise.all(
    files.map((file): Promise<{ TABLES: MarketTable[] }> => import(file))
  )
  return modules.flatMap(({ TABLES }) => TABLES)
}
