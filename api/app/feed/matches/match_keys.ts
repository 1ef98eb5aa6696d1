/** Which match a feed means: by the name its source gave it, or by another that was noted for it. */
import db from '@adonisjs/lucid/services/db'
import { isUniqueViolation } from '#core/database'
import { book, type BookMatch } from '#book/book'
import { loadMatches } from '#book/load'

/** Names that were looked up; the oldest is given up first. */
const MOST_KNOWN = 20_000

const known = new Map<string, number>()

/** The match's id as far as it is known without a question. */
export const knownMatchId = (key: string): number | undefined =>
  book.matchBySourceKey(key)?.id ?? known.get(key)

/** The match on the board; undefined when it is over, or not known yet. */
export function matchOnBoard(key: string): BookMatch | undefined {
  const match = book.matchBySourceKey(key)
  if (match) return match
  const id = known.get(key)
  return id === undefined ? undefined : book.match(id)
}

/** Keeps a name in mind, as of a match that leaves the board. */
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

/** Looks in the database, and brings the match on the board when it is open. Undefined when nobody knows the name. */
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

/** Notes another name of a match, for good; one that is taken stays with the match that has it. */
export async function addAlias(matchId: number, key: string): Promise<void> {
  try {
    await db.table('match_aliases').insert({ source_key: key, match_id: matchId })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
  rememberKey(key, matchId)
}
