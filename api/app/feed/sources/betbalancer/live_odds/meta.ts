/** Reads LiveOdds' `meta`: sport, start, sides, and names by language. */
import type { FeedEvent } from '#feed/messages/events'
import { idOf, nameOf } from '#feed/reading/names'
import { epochMs, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'
import type { Reading } from '#feed/sources/betbalancer/live_odds/reading'

export function readMeta({ match, matchKey, update, complaints }: Reading): FeedEvent[] {
  const info = match.one('MatchInfo')
  const startsAt = epochMs(info?.one('DateOfMatch')?.text.trim() ?? null)
  const sportId = wholeNumber(info?.one('Sport')?.get('id') ?? null)
  const named = (part: string, kind: string) => {
    const element = info?.one(part)
    const [id, name] = [idOf(element?.get('id')), nameOf(element?.text)]
    if (!id || !name) return null
    const names = namesOf(match.at('Translation', part))
    return { key: `betbalancer:${kind}:${id}`, name, names }
  }
  const [category, tournament] = [named('Category', 'category'), named('Tournament', 'tournament')]
  const [home, away] = [named('HomeTeam', 'competitor'), named('AwayTeam', 'competitor')]
  const isWhole = startsAt !== null && sportId !== null && category && tournament && home && away
  if (!isWhole) {
    complaints.add('missingAttribute', `meta of ${matchKey}`)
    return []
  }
  return [
    {
      kind: 'fixture',
      matchKey,
      startsAt,
      sportId,
      category,
      tournament,
      home: { key: home.key, name: home.name },
      away: { key: away.key, name: away.name },
      update,
    },
  ]
}

/** Names by language, from `Name lang="en"`. */
function namesOf(element: XmlElement | null): Record<string, string> {
  const names = (element?.all('Name') ?? []).flatMap((name): [string, string][] => {
    const [lang, text] = [name.get('lang') ?? '', nameOf(name.text)]
    return /^[a-z]{2,3}$/.test(lang) && text ? [[lang, text]] : []
  })
  return Object.fromEntries(names)
}
