/** Finds the match of a feed's key: the source key, or an alias stored for the match. */
import db from '@adonisjs/lucid/services/db'
import { isUniqueViolation } from '#core/database/transactions'
import { book, type BookMatch } from '#book/book'
import { loadMatches } from '#book/load'

/** Keys kept in memory; the oldest is dropped first. */
const MOST_KNOWN = 20_000

const known = new Map<string, number>()

/** The match's id from memory, without a query. */
export const knownMatchId = (key: string): number | undefined =>
  book.matchBySourceKey(key)?.id ?? known.get(key)

/** The match on the board; undefined when it has left the board, or is not known yet. */
export function matchOnBoard(key: string): BookMatch | undefined {
  const match = book.matchBySourceKey(key)
  if (match) return match
  const id = known.get(key)
  return id === undefined ? undefined : book.match(id)
}

/** Keeps a key in memory, such as the key of a match that leaves the board. */
export function rememberKey(key: string, matchId: number): void {
  known.delete(key)
  known.set(key, matchId)
  if (known.size <= MOST_KNOWN) return
  const oldest = known.keys().next().value
  if (oldest !== undefined) known.delete(oldest)
}

export function forgetKeys(): void {
  known.clear()
}

/** Looks the key up in the database, and puts an open match on the board. Undefined when no match has the key. */
export async function findMatch(key: string): Promise<number | undefined> {
  const own = await db
    .query<{ id: number }>()
    .from('matches')
    .where('source_key', key)
    .select('id')
    .first()
  const alias = own
    ? null
    : await db
        .query<{ match_id: number }>()
        .from('match_aliases')
        .where('source_key', key)
        .select('match_id')
        .first()
  const id = own?.id ?? alias?.match_id
  if (id === undefined) return undefined
  rememberKey(key, id)
  if (!book.match(id)) await loadMatches([id])
  return id
}

/** Stores another key of a match for good; a key that another match has stays with that match. */
export async function addAlias(matchId: number, key: string): Promise<void> {
  try {
    await db.table('match_aliases').insert({ source_key: key, match_id: matchId })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  rememberKey(key, matchId)
}
