/** Finds a feed's match among the matches of other sources, or adds it with its league and teams. */
import { inEveryLanguage, type Names } from '@grandstand/shared-types/languages/in_every_language'
import db from '@adonisjs/lucid/services/db'
import { foldName } from '#catalogue/actions/import_names'
import { importFixtures } from '#catalogue/actions/import_fixtures'
import { loadLabels } from '#book/labels'
import { loadMatches } from '#book/load'
import type { FeedEvent } from '#feed/messages/events'
import { addAlias, findMatch } from '#feed/matches/match_keys'

type Fixture = Extract<FeedEvent, { kind: 'fixture' }>

/** The starts of one match in two sources may differ by this much. */
const SAME_START_MS = 3 * 3_600_000
const LONGEST_NAME = 120
/** Leagues of a feed are listed after the leagues that staff have ordered. */
const LIST_ORDER = 1_000

/** Resolves to the match's id; an open match is then on the board. Throws when the sport is unknown. */
export async function addFixture(fixture: Fixture): Promise<number> {
  const twin = await findTwin(fixture)
  if (twin !== undefined) {
    await addAlias(twin, fixture.matchKey)
    await loadMatches([twin])
    return twin
  }
  await importFixtures([sourceOf(fixture)], { existing: 'keep' })
  const id = await findMatch(fixture.matchKey)
  if (id === undefined) throw new Error(`match ${fixture.matchKey} was not stored`)
  await loadLabels([id])
  await loadMatches([id])
  return id
}

/** The match of another source with the same sides at about the same time; undefined unless there is exactly one. */
async function findTwin({ sportId, startsAt, home, away }: Fixture): Promise<number | undefined> {
  const rows = await db
    .query<{ id: number; home: string; away: string }>()
    .from('matches')
    .join('teams as h', 'h.id', 'matches.home_team_id')
    .join('teams as a', 'a.id', 'matches.away_team_id')
    .where('matches.sport_id', sportId)
    .whereBetween('matches.starts_at', [startsAt - SAME_START_MS, startsAt + SAME_START_MS])
    .select('matches.id', 'h.name as home', 'a.name as away')
  const twins = rows.filter(
    (row: { home: string; away: string }) =>
      foldName(row.home) === foldName(home.name) && foldName(row.away) === foldName(away.name)
  )
  return twins.length === 1 ? Number(twins[0]?.id) : undefined
}

const sourceOf = (fixture: Fixture) => ({
  sportId: fixture.sportId,
  category: {
    sourceKey: fixture.category.key.slice(0, 80),
    names: namesOf(fixture.category),
    countryCode: null,
    listOrder: LIST_ORDER,
  },
  sourceKey: fixture.tournament.key.slice(0, 120),
  names: namesOf(fixture.tournament),
  listOrder: LIST_ORDER,
  teamAliases: {},
  fixtures: [
    {
      sourceKey: fixture.matchKey,
      startsAt: fixture.startsAt,
      listOrder: 0,
      home: fixture.home.name.slice(0, LONGEST_NAME),
      away: fixture.away.name.slice(0, LONGEST_NAME),
      markets: [],
    },
  ],
})

const namesOf = ({ name, names }: Fixture['category']): Names =>
  inEveryLanguage((language) => (names[language] || name).slice(0, LONGEST_NAME))
