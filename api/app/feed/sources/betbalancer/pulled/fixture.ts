/** Reads the `Fixture` of a pulled match. */
import type { FeedEvent } from '#feed/messages/events'
import type { PulledMatch } from '#feed/sources/betbalancer/pulled/match'
import type { Complaints } from '#feed/reading/complaints'
import { nameOf } from '#feed/reading/names'
import { isoMs, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'

const CALLED_OFF = '1'
/** The code of the feed's own names. */
const FEED_LANGUAGE = 'BET'

export function readPulledFixture(
  fixture: XmlElement,
  { match, category, tournament, sportId, matchKey }: PulledMatch,
  complaints: Complaints
): FeedEvent | null {
  const startsAt = isoMs(fixture.at('DateInfo', 'MatchDate')?.text ?? null)
  const [home, away] = [competitor(fixture, '1'), competitor(fixture, '2')]
  const [of, within] = [
    named(category, 'category', 'BetbalancerCategoryID'),
    named(tournament, 'tournament', 'BetbalancerTournamentID'),
  ]
  if (startsAt === null || !home || !away || !of || !within) {
    complaints.add('missingAttribute', `fixture ${matchKey}`)
    return null
  }
  // a match that was played was not called off, even when it is marked so
  const isOff =
    match.one('Result') === null && fixture.at('StatusInfo', 'Off')?.text.trim() === CALLED_OFF
  return {
    kind: 'fixture',
    matchKey,
    startsAt,
    sportId,
    category: of,
    tournament: within,
    home,
    away,
    update: isOff ? { status: 'cancelled' } : {},
  }
}

function named(element: XmlElement, kind: string, attribute: string) {
  const id = wholeNumber(element.get(attribute))
  const texts = textsOf(element.one('Texts')?.all('Text') ?? [])
  const name = texts.get('en') ?? texts.get(FEED_LANGUAGE) ?? [...texts.values()][0]
  if (id === null || name === undefined) return null
  texts.delete(FEED_LANGUAGE)
  return { key: `betbalancer:${kind}:${id}`, name, names: Object.fromEntries(texts) }
}

/** The competitor of a `Type` (1 home, 2 away); its name is plain text or by language. */
function competitor(fixture: XmlElement, type: string): { key: string; name: string } | null {
  const all = fixture.one('Competitors')?.all('Texts') ?? []
  const text = all.flatMap((texts) => texts.all('Text')).find((one) => one.get('Type') === type)
  const id = wholeNumber(text?.get('ID') ?? null)
  const texts = textsOf(text?.all('Text') ?? [])
  const name =
    texts.get('en') ??
    texts.get(FEED_LANGUAGE) ??
    [...texts.values()][0] ??
    nameOf(text?.one('Value')?.text)
  return id === null || !name ? null : { key: `betbalancer:competitor:${id}`, name }
}

/** Values of `Text Language="en"`, by language. */
function textsOf(elements: readonly XmlElement[]): Map<string, string> {
  const texts = new Map<string, string>()
  for (const element of elements) {
    const [language, text] = [element.get('Language'), nameOf(element.one('Value')?.text)]
    if (language && text && /^[A-Za-z]{2,3}$/.test(language)) texts.set(language, text)
  }
  return texts
}
