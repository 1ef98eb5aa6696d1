/** The rows of a brand as they stand in the other database: with the numbers that shared rows have there. */
import { brandTables } from '#core/database/table_owners'
import { BRAND_PLACE } from '#core/database/brands_here'
import { dialect } from '#core/dialect/current'
import { must } from '#core/errors/must'
import type { Row } from '#moves/owned_rows'
import { renumbered, tournamentsIn } from '#moves/settings'
import { takeMarkets, takeOutcomes } from '#moves/shared_markets'
import { takeCategories, takeMatches, takeTournaments } from '#moves/shared_matches'
import { numberIn, takeByKey, takeConstants, type Both, type Numbers } from '#moves/shared_rows'

type Take = (both: Both, ids: Iterable<number>) => Promise<Numbers>

const MOST_KNOWN = 1_000_000

const constants =
  (table: string): Take =>
  async (both, ids) => {
    await takeConstants(both, table, ids)
    return new Map([...ids].map((id) => [id, id]))
  }

/** How rows of each shared table are found. */
const TAKE: Readonly<Record<string, Take>> = {
  sports: constants('sports'),
  market_types: constants('market_types'),
  categories: takeCategories,
  tournaments: takeTournaments,
  matches: async (both, ids) => (await takeMatches(both, ids)).numbers,
  markets: takeMarkets,
  outcomes: takeOutcomes,
  draw_games: (both, ids) =>
    takeByKey(both, 'draw_games', { ids, key: 'code', translate: (row) => row }),
}

/** Columns that name rows of different tables: which one a row means; null for a row of the brand, or none. */
const BY_WORD: Readonly<Record<string, { column: string; tableOf: (row: Row) => string | null }>> =
  {
    bet_limits: { column: 'scope_id', tableOf: ({ scope }) => SCOPES[String(scope)] ?? null },
    offer_layers: { column: 'scope_id', tableOf: ({ scope }) => SCOPES[String(scope)] ?? null },
    exposure_limits: { column: 'scope_id', tableOf: ({ scope }) => SCOPES[String(scope)] ?? null },
    pending_decisions: {
      column: 'subject_id',
      tableOf: ({ kind }) => (kind === 'couponManual' ? null : 'matches'),
    },
  }
const SCOPES: Readonly<Record<string, string>> = {
  sport: 'sports',
  category: 'categories',
  tournament: 'tournaments',
  match: 'matches',
  marketType: 'market_types',
  market: 'markets',
  outcome: 'outcomes',
}

/** Of one move: remembers what it has found. */
export class Translation {
  readonly #known = new Map<string, Map<number, number>>()
  readonly #both: Both
  readonly #names: ReadonlyMap<string, ReadonlyMap<string, string>>

  private constructor(both: Both, names: ReadonlyMap<string, ReadonlyMap<string, string>>) {
    this.#both = both
    this.#names = names
  }

  /** Columns of brands' rows that name shared rows come out of the schema and of `owners.ts`. */
  static async open(both: Both): Promise<Translation> {
    const keys = await dialect().schema.foreignKeys(both.source)
    const tables = [...brandTables()].map(([table, { names = {} }]) => {
      const own = keys.filter((key) => key.table === table)
      const all = [...own.map((key) => [key.column, key.names]), ...Object.entries(names)]
      const shared = all.flatMap(([column = '', named = '']): [string, string][] =>
        named in TAKE ? [[column, named]] : []
      )
      return [table, new Map(shared)] as const
    })
    return new Translation(both, new Map(tables))
  }

  async rows(table: string, rows: readonly Row[]): Promise<Row[]> {
    let moved = [...rows]
    for (const [column, named] of must(this.#names.get(table), table)) {
      moved = await this.#renamed(moved, column, () => named)
    }
    const byWord = BY_WORD[table]
    if (byWord) moved = await this.#renamed(moved, byWord.column, byWord.tableOf)
    if (table === 'odds_boosts') moved = await this.#boosts(moved)
    // whoever is staff of one installation is not of another one
    if (table === 'users') moved = moved.map((row) => ({ ...row, is_installation_staff: 0 }))
    if (table === 'sites') moved = await Promise.all(moved.map((row) => this.#site(row)))
    return moved
  }

  /** Those numbers there. */
  async numbers(table: string, ids: readonly number[]): Promise<Numbers> {
    const known = this.#known.get(table) ?? new Map<number, number>()
    if (known.size > MOST_KNOWN) known.clear()
    this.#known.set(table, known)
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0) {
      const take = must(TAKE[table], `way to find ${table}`)
      for (const [id, there] of await take(this.#both, new Set(missing))) known.set(id, there)
    }
    return known
  }

  async #renamed(
    rows: readonly Row[],
    column: string,
    tableOf: (row: Row) => string | null
  ): Promise<Row[]> {
    const named = (row: Row) => (numberIn(row, column) > 0 ? tableOf(row) : null)
    const ids = Map.groupBy(rows, named)
    const numbers = new Map<string, Numbers>()
    for (const [table, of] of ids) {
      if (table === null) continue
      const wanted = of.map((row) => numberIn(row, column))
      numbers.set(table, await this.numbers(table, wanted))
    }
    return rows.map((row) => {
      const table = named(row)
      // a row that is gone here is named by nothing there either
      return table === null
        ? row
        : { ...row, [column]: numbers.get(table)?.get(numberIn(row, column)) ?? 0 }
    })
  }

  async #site(row: Row): Promise<Row> {
    const settings = String(row['settings'])
    const numbers = await this.numbers('tournaments', tournamentsIn(settings))
    return { ...row, settings: renumbered(settings, numbers), status: BRAND_PLACE.arriving }
  }

  async #boosts(rows: readonly Row[]): Promise<Row[]> {
    const read = rows.map((row): { matchIds: number[] } => JSON.parse(String(row['terms'])))
    const numbers = await this.numbers(
      'matches',
      read.flatMap(({ matchIds }) => matchIds)
    )
    return rows.map((row, index) => {
      const terms = must(read[index], 'terms of a boost')
      const matchIds = terms.matchIds.map((id) => must(numbers.get(id), `match ${id}`))
      return { ...row, terms: JSON.stringify({ ...terms, matchIds }) }
    })
  }
}
