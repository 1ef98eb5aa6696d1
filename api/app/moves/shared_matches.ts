/** Matches and what stands above them, found in the other database or brought there. */
import { clock } from '#core/timing/clock'
import type { Trx } from '#core/database/transactions'
import { rowsLike, type Row } from '#moves/owned_rows'
import { MoveRefusal } from '#moves/refusal'
import {
  idOf,
  insertRow,
  numberIn,
  renamed,
  rowsOf,
  takeByKey,
  takeConstants,
  withoutId,
  type Both,
  type Numbers,
} from '#moves/shared_rows'

const column = (rows: readonly Row[], name: string): number[] =>
  rows.map((row) => numberIn(row, name))

export const takeCategories = (both: Both, ids: Iterable<number>): Promise<Numbers> =>
  takeByKey(both, 'categories', { ids, key: 'source_key', translate: (row) => row })

export async function takeTournaments(both: Both, ids: Iterable<number>): Promise<Numbers> {
  const rows = await rowsOf(both.source, 'tournaments', 'id', ids)
  await takeConstants(both, 'sports', column(rows, 'sport_id'))
  const categories = await takeCategories(both, column(rows, 'category_id'))
  return takeByKey(both, 'tournaments', {
    ids,
    key: 'source_key',
    translate: (row) => renamed(row, 'category_id', categories),
  })
}

/** A team is the same when it has an alias in the same scope; one without aliases is new. */
async function takeTeams(both: Both, ids: Iterable<number>): Promise<Numbers> {
  const teams = await rowsOf(both.source, 'teams', 'id', ids)
  const aliases = await rowsOf(both.source, 'team_aliases', 'team_id', teams.map(idOf))
  const there = await rowsLike(both.target, 'team_aliases', ['scope', 'alias'], aliases)
  const known = new Map(there.map((row) => [nameOf(row), numberIn(row, 'team_id')]))
  const numbers = new Map<number, number>()
  for (const team of teams) {
    const own = aliases.filter((row) => numberIn(row, 'team_id') === idOf(team))
    const found = own.map((row) => known.get(nameOf(row))).find((id) => id !== undefined)
    numbers.set(idOf(team), found ?? (await addTeam(both, team, own)))
  }
  return numbers
}

const nameOf = (row: Row): string => JSON.stringify([row['scope'], row['alias']])

const addTeam = ({ target }: Both, team: Row, aliases: readonly Row[]): Promise<number> =>
  target.transaction(async (trx) => {
    const id = await insertRow(trx, 'teams', withoutId(team))
    for (const row of aliases) {
      await insertRow(trx, 'team_aliases', { ...withoutId(row), team_id: id })
    }
    return id
  })

export interface TakenMatches {
  numbers: Numbers
  /** Numbers here of those that the other database did not have. */
  made: ReadonlySet<number>
}

/**
 * Matches by their key, or a feed's key of them. A match that is new there is not offered until staff show it, and brings its
 * markets, prices and results. Throws `matchAmbiguous`.
 */
export async function takeMatches(both: Both, ids: Iterable<number>): Promise<TakenMatches> {
  const { source, target } = both
  const rows = await rowsOf(source, 'matches', 'id', ids)
  const aliases = await rowsOf(source, 'match_aliases', 'match_id', rows.map(idOf))
  const named = [...rows, ...aliases].map((row): Row => ({ source_key: row['source_key'] ?? null }))
  const there = new Map<string, number>()
  for (const row of await rowsLike(target, 'matches', ['source_key'], named)) {
    there.set(String(row['source_key']), idOf(row))
  }
  for (const row of await rowsLike(target, 'match_aliases', ['source_key'], named)) {
    there.set(String(row['source_key']), numberIn(row, 'match_id'))
  }
  const numbers = new Map<number, number>()
  const missing: Row[] = []
  for (const row of rows) {
    const own = aliases.filter((alias) => numberIn(alias, 'match_id') === idOf(row))
    const keys = [row, ...own].map((one) => String(one['source_key']))
    const found = new Set(keys.flatMap((key) => there.get(key) ?? []))
    const [first] = found
    if (found.size > 1) throw new MoveRefusal('matchAmbiguous', String(row['source_key']))
    if (first === undefined) missing.push(row)
    else numbers.set(idOf(row), first)
  }
  const tournaments = await takeTournaments(both, column(missing, 'tournament_id'))
  const categories = await takeCategories(both, column(missing, 'category_id'))
  const teams = await takeTeams(both, [
    ...column(missing, 'home_team_id'),
    ...column(missing, 'away_team_id'),
  ])
  for (const row of missing) {
    const placed = renamed(renamed(row, 'tournament_id', tournaments), 'category_id', categories)
    const match = renamed(renamed(placed, 'home_team_id', teams), 'away_team_id', teams)
    numbers.set(idOf(row), await addMatch(both, idOf(row), match))
  }
  return { numbers, made: new Set(missing.map(idOf)) }
}

/** What hangs on a new match, in one transaction: a stop leaves no match without its results. */
async function addMatch(both: Both, matchId: number, match: Row): Promise<number> {
  const { source, target } = both
  const now = clock.now()
  const of = (table: string) => rowsOf(source, table, 'match_id', [matchId])
  const markets = await of('markets')
  const outcomes = await rowsOf(source, 'outcomes', 'market_id', markets.map(idOf))
  await takeConstants(both, 'market_types', column(markets, 'market_type_id'))
  const [aliases, results] = [await of('match_aliases'), await of('results')]
  const [fields, runners] = [await of('race_fields'), await of('runners')]
  const [settlements, voids] = [await of('feed_settlements'), await of('market_voids')]
  return target.transaction(async (trx) => {
    const id = await insertRow(trx, 'matches', { ...withoutId(match), active: 0, changed_at: now })
    const numbers = await addMarkets(trx, { matchId: id, markets, outcomes })
    for (const row of aliases) {
      await trx
        .insertQuery()
        .table('match_aliases')
        .insert({ ...row, match_id: id })
    }
    for (const row of fields) {
      await trx
        .insertQuery()
        .table('race_fields')
        .insert({ ...row, match_id: id })
    }
    for (const row of runners) await insertRow(trx, 'runners', { ...withoutId(row), match_id: id })
    for (const row of results) {
      // the day's head of this database counts it today
      await insertRow(trx, 'results', { ...withoutId(row), match_id: id, created_at: now })
    }
    for (const row of settlements) {
      const marketId = numbers.get(numberIn(row, 'market_id')) ?? 0
      const [kind, , ...rest] = String(row['event_key']).split(':')
      const moved = {
        match_id: id,
        market_id: marketId,
        event_key: [kind, marketId, ...rest].join(':'),
      }
      await insertRow(trx, 'feed_settlements', { ...withoutId(row), ...moved })
    }
    for (const row of voids) {
      const marketId = numbers.get(numberIn(row, 'market_id')) ?? 0
      await insertRow(trx, 'market_voids', { ...withoutId(row), match_id: id, market_id: marketId })
    }
    return id
  })
}

/** Resolves to the numbers of the markets there. */
export async function addMarkets(
  trx: Trx,
  {
    matchId,
    markets,
    outcomes,
  }: { matchId: number; markets: readonly Row[]; outcomes: readonly Row[] }
): Promise<Numbers> {
  const numbers = new Map<number, number>()
  for (const market of markets) {
    const id = await insertRow(trx, 'markets', { ...withoutId(market), match_id: matchId })
    numbers.set(idOf(market), id)
    for (const row of outcomes) {
      if (numberIn(row, 'market_id') !== idOf(market)) continue
      await insertRow(trx, 'outcomes', { ...withoutId(row), market_id: id })
    }
  }
  return numbers
}
