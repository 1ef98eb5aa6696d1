/** Loads matches with their markets from the database into the book. */
import { chunked } from '#core/database/transactions'
import { inTurn } from '#core/timing/in_turn'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { readMatches } from '#book/load_rows'
import { mergeMatch } from '#book/merge'

const MATCHES_AT_ONCE = 400

/**
 * Matches that are over in memory, but not in the database yet: loading one from there would put it back on the board.
 */
export const leavingMatches = new Set<number>()

/** The server that takes the feeds writes the end of a match within this time. */
export const LEFT_BOARD_MS = 10_000

/**
 * Loads matches from the database into the book; matches that are over or deleted leave it. Where the book has a change
 * that is not written yet, or a higher version, the book's state stays.
 */
export const loadMatches = inTurn(async (matchIds: readonly number[]): Promise<void> => {
  for (const ids of chunked(matchIds, MATCHES_AT_ONCE)) {
    const found = await readMatches(ids)
    for (const match of found) {
      if (leavingMatches.has(match.id)) continue
      const inBook = book.match(match.id)
      if (inBook?.live) mergeMatch(inBook, match)
      else {
        book.put(match)
        bookChanges.emit({ kind: 'match', matchId: match.id })
      }
    }
    const kept = new Set(found.map((match) => match.id))
    for (const id of ids) if (!kept.has(id)) dropMatch(id)
  }
})

/** Replaces matches by what the database has, even where the book has higher versions. */
export const reloadMatches = inTurn(async (matchIds: readonly number[]): Promise<void> => {
  for (const ids of chunked(matchIds, MATCHES_AT_ONCE)) {
    const found = new Map((await readMatches(ids)).map((match) => [match.id, match]))
    for (const id of ids) {
      const match = found.get(id)
      if (!match) dropMatch(id)
      else {
        book.put(match)
        bookChanges.emit({ kind: 'match', matchId: id })
      }
    }
  }
})

/** Removes a match from the board and calls the listeners. */
export function dropMatch(matchId: number): void {
  if (!book.match(matchId)) return
  book.remove(matchId)
  bookChanges.emit({ kind: 'gone', matchId })
}
