/** Reads `fixtures_fixture`: sport, start and sides. */
import type { FeedMessage } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'
import { idOf, nameOf } from '#feed/reading/names'
import { isoMs } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'
import { isKnownEventStatus, isNotCovered, statusOfEvent } from '#feed/sources/uof/match_status'

/** The product that prices in play. */
const LIVE_PRODUCT = 'uof:1'
const PREMATCH_PRODUCT = 'uof:3'
const NOT_LIVE: ReadonlySet<string> = new Set(['not_available', 'bookable'])

/** One message for each fixture with teams, place and time; other fixtures are complaints. */
export function readFixtures(
  root: XmlElement,
  generatedAt: number,
  complaints: Complaints
): FeedMessage[] {
  return root.all('fixture').flatMap((fixture) => {
    const message = readFixture(fixture, generatedAt, complaints)
    return message === null ? [] : [message]
  })
}

function readFixture(
  fixture: XmlElement,
  generatedAt: number,
  complaints: Complaints
): FeedMessage | null {
  const id = idOf(fixture.get('id'))
  const startsAt = isoMs(fixture.get('start_time') ?? fixture.get('scheduled'))
  const tournament = fixture.one('tournament')
  const sportId = /^sr:sport:(\d{1,6})$/.exec(tournament?.one('sport')?.get('id') ?? '')?.[1]
  const category = named(tournament?.one('category') ?? null)
  const league = named(tournament)
  const [home, away] = [competitor(fixture, 'home'), competitor(fixture, 'away')]
  const isWhole =
    id !== null && startsAt !== null && sportId !== undefined && category && league && home && away
  if (!isWhole) {
    complaints.add('missingAttribute', `fixture ${id}`)
    return null
  }
  const status = fixture.get('status')
  if (status !== null && !isKnownEventStatus(status)) complaints.add('unknownStatus', status)
  const matchStatus = status === null ? null : statusOfEvent(status)
  return {
    producer: NOT_LIVE.has(fixture.get('liveodds') ?? 'not_available')
      ? PREMATCH_PRODUCT
      : LIVE_PRODUCT,
    generatedAt,
    sequence: null,
    event: {
      kind: 'fixture',
      matchKey: `uof:${id}`,
      startsAt,
      sportId: Number(sportId),
      category: { ...category, names: {} },
      tournament: { ...league, names: {} },
      home,
      away,
      update: {
        ...(matchStatus !== null && { status: matchStatus }),
        ...(status !== null && isNotCovered(status) && { active: false }),
      },
    },
  }
}

function competitor(fixture: XmlElement, qualifier: 'home' | 'away') {
  const all = fixture.one('competitors')?.all('competitor') ?? []
  return named(all.find((element) => element.get('qualifier') === qualifier) ?? null)
}

function named(element: XmlElement | null): { key: string; name: string } | null {
  const [id, name] = [idOf(element?.get('id')), nameOf(element?.get('name'))]
  return id && name ? { key: `uof:${id}`, name } : null
}
