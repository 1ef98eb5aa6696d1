/** Matches for a home page: those that staff feature, and those that start next. */
import db from '@adonisjs/lucid/services/db'
import type { HighlightMatch } from '@grandstand/shared-types/wire/betting/highlights'
import { BriefCache } from '#core/timing/brief_cache'
import { clock } from '#core/timing/clock'
import { book, type BookMatch } from '#book/book'
import type { Offer } from '#book/offer/offer'
import { boardView, isOnBoard, leagueNames, openMatches } from '#book/queries/board'
import type { Window } from '#book/queries/window'

const SHOWN = 8
/** Matches that are featured and then closed must not use up the places of those that are open. */
const MOST_FEATURED = 100
const CACHE_MS = 10_000
const cache = new BriefCache<'all', number[]>(CACHE_MS)

/** At most eight, by start. */
export async function featuredMatches(
  { from, to, offer }: Window,
  language: string
): Promise<HighlightMatch[]> {
  const ids = cache.get('all') ?? (await readFeatured())
  const matches = ids.flatMap((id) => book.match(id) ?? [])
  return matches
    .filter((match) => isOnBoard(match, offer) && match.startsAt >= from && match.startsAt <= to)
    .slice(0, SHOWN)
    .map((match) => highlightOf(match, language, offer))
}

/** At most eight, the next to start first. */
export const startingSoon = (window: Window, language: string): HighlightMatch[] =>
  [...openMatches(window)]
    .sort((a, b) => a.startsAt - b.startsAt || a.id - b.id)
    .slice(0, SHOWN)
    .map((match) => highlightOf(match, language, window.offer))

/** With its main markets. */
export const highlightOf = (
  match: BookMatch,
  language: string,
  offer: Offer | null
): HighlightMatch => ({
  ...boardView(match, 'main', offer),
  ...leagueNames(match, language),
})

/** Call it in tests, and after a match was featured. */
export const forgetFeatured = (): void => cache.forget()

async function readFeatured(): Promise<number[]> {
  const keep = cache.reading()
  const rows: { id: number }[] = await db
    .query<{ id: number }>()
    .from('matches')
    .where('is_featured', true)
    .where('starts_at', '>=', clock.now())
    .orderBy('starts_at')
    .limit(MOST_FEATURED)
    .select('id')
  const ids = rows.map(({ id }) => Number(id))
  keep('all', ids)
  return ids
}
