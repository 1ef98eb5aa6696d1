/** Races for players: those that come next, and the card of each. */
import db from '@adonisjs/lucid/services/db'
import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { factsOfBrand } from '@grandstand/shared-types/markets/facts/facts_of_brand'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { ANTE_POST } from '@grandstand/shared-types/markets/table/races'
import { orderThatCounts } from '@grandstand/shared-types/markets/racing/race_of'
import {
  BEST_OF_BOTH_KINDS,
  type BestOfBoth,
} from '@grandstand/shared-types/racing/terms/best_of_both'
import type { OrderEntry } from '@grandstand/shared-types/racing/finish/order'
import type { BoardRace, BoardRunner, NextRace } from '@grandstand/shared-types/wire/betting/races'
import { fieldOf, fieldRows, runnerRows } from '#catalogue/racing/field_rows'
import { book } from '#book/book'
import { winMarketOf, type BookMatch, type BookRace } from '#book/match'
import { statusAt, type Offer } from '#book/offer/offer'
import { isOnBoard, leagueNames } from '#book/queries/board'
import type { Window } from '#book/queries/window'
import { bookRace } from '#book/races'
import { isShown } from '#book/shown'
import { dayIn } from '#core/timing/calendar_day'
import { clock } from '#core/timing/clock'

/** Races in one answer. */
const MOST_RACES = 40

/** The races of a window that are still to be run, of one sport or of all, the next one first; at most `MOST_RACES`. */
export function nextRaces(
  { from, to, offer }: Window,
  { sportId, language }: { sportId: number | undefined; language: string }
): NextRace[] {
  const now = clock.now()
  const found: NextRace[] = []
  for (const match of book.matches()) {
    const { race, startsAt } = match
    // the outright of a season stands under its league
    if (!race || race.kind === 'season') continue
    if (startsAt < from || startsAt > to || startsAt <= now) continue
    if (sportId !== undefined && match.sportId !== sportId) continue
    if (isPreMatch(match.status) && isShown(match, offer)) {
      found.push(nextRace(match, race, { offer, language }))
    }
  }
  return found.sort((a, b) => a.startsAt - b.startsAt || a.id - b.id).slice(0, MOST_RACES)
}

interface Reader {
  offer: Offer | null
  language: string
}

function nextRace(match: BookMatch, race: BookRace, { offer, language }: Reader): NextRace {
  const { tournamentName, countryCode } = leagueNames(match, language)
  const { id, sportId, home: name, startsAt } = match
  const { kind, runnerCount } = race
  const isOpen = takesBets(match, offer)
  return { id, sportId, name, startsAt, tournamentName, countryCode, kind, runnerCount, isOpen }
}

interface CardReader extends Reader {
  /** The brand by whose rules the result is read. */
  siteId: number
  /** What it sells at best of both; left out, nothing. */
  prices?: PricesOfBrand
}

/** The card of a race; null for a match that is none, and for one that the brand does not show. */
export async function boardRace(matchId: number, reader: CardReader): Promise<BoardRace | null> {
  const match = book.match(matchId)
  if (!match) return pastRace(matchId, reader)
  const { race } = match
  if (!race || !isShown(match, reader.offer)) return null
  const isOpen = takesBets(match, reader.offer)
  const bestOfBothFrom = reader.prices && bestOfBothHour(match, race, reader.prices)
  return {
    ...raceView(match, race, reader),
    isOpen,
    ...(bestOfBothFrom !== undefined && { bestOfBothFrom }),
  }
}

interface PricesOfBrand {
  bestOfBoth: BestOfBoth
  timeZone: string
}

/** The hour of today from which bets to win are at best of both (rules 19.9). */
function bestOfBothHour(
  match: BookMatch,
  { kind }: BookRace,
  { bestOfBoth, timeZone }: PricesOfBrand
): number | undefined {
  const sold = BEST_OF_BOTH_KINDS.find((one) => one === kind)
  const isToday = dayIn(timeZone, match.startsAt) === dayIn(timeZone, clock.now())
  if (!sold || !isToday || !winMarketOf(match)) return undefined
  return bestOfBoth[sold] ?? undefined
}

const takesBets = (match: BookMatch, offer: Offer | null): boolean =>
  isOnBoard(match, offer) &&
  match.betStatus === 'started' &&
  match.markets.some((market) => statusAt(offer, market) === MARKET_STATUS.active)

type Place = Pick<BookMatch, 'id' | 'sportId' | 'categoryId' | 'tournamentId' | 'home' | 'startsAt'>

function raceView(place: Place, race: BookRace, { language }: Reader): BoardRace {
  const { id, sportId, home: name, startsAt } = place
  const state = { isOpen: false, raceStatus: null }
  return { id, sportId, name, startsAt, ...leagueNames(place, language), ...race, ...state }
}

interface PastRow extends Place {
  facts: string | null
}

/** A race that has left the book: by the result in force, with the field that the result keeps. */
async function pastRace(matchId: number, reader: CardReader): Promise<BoardRace | null> {
  const [field] = await fieldRows([matchId])
  const past = field && (await pastRow(matchId))
  if (!past || reader.offer?.hides(past)) return null
  const rows = await runnerRows([matchId])
  const facts = past.facts === null ? null : factsOfBrand(JSON.parse(past.facts), reader.siteId)
  const ran = bookRace(facts?.field ?? fieldOf(field, rows), rows)
  const race = raceView(past, { ...ran, hasAntePost: await wasAntePost(matchId) }, reader)
  return facts?.race
    ? withFinish(race, { status: facts.race.status, order: orderThatCounts(facts) })
    : race
}

async function wasAntePost(matchId: number): Promise<boolean> {
  const market = await db
    .from('markets')
    .where({ match_id: matchId, market_type_id: ANTE_POST })
    .select('id')
    .first()
  return market !== null
}

const pastRow = (matchId: number): Promise<PastRow | null> =>
  db
    .query<PastRow>()
    .from('matches as m')
    .join('teams as t', 't.id', 'm.home_team_id')
    .leftJoin('results as r', (join) => {
      join.on('r.match_id', 'm.id').andOn('r.revision', 'm.result_revision')
    })
    .where('m.id', matchId)
    .select({
      id: 'm.id',
      sportId: 'm.sport_id',
      categoryId: 'm.category_id',
      tournamentId: 'm.tournament_id',
      home: 't.name',
      startsAt: 'm.starts_at',
      facts: 'r.facts',
    })
    .first()

const finishOf = ({ outcome, finishingPosition }: OrderEntry): BoardRunner['finish'] => ({
  outcome,
  ...(finishingPosition !== undefined && { finishingPosition }),
})

/** A runner that the order does not name is unplaced (rules 19.2). */
function withFinish(
  race: BoardRace,
  { status, order }: Pick<NonNullable<MatchFacts['race']>, 'status' | 'order'>
): BoardRace {
  const ended = new Map(order.map((entry) => [entry.runner, finishOf(entry)]))
  const unnamed = ({ status: now }: BoardRunner): BoardRunner['finish'] =>
    order.length > 0 && now === 'declared' ? { outcome: 'unplaced' } : null
  return {
    ...race,
    raceStatus: status,
    runners: race.runners.map((runner) => ({
      ...runner,
      finish: ended.get(runner.number) ?? unnamed(runner),
    })),
  }
}
