/** Reads `sport_event_status` as an update of the match's live state. */
import { isFinished, isInPlay, isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveState, MatchClock } from '@grandstand/shared-types/live/state'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchUpdate } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'
import { clockOf, countsOf, serverOf } from '#feed/reading/live_state'
import { clockSecondsOf, pairOf, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'
import {
  isKnownEventStatus,
  isNotCovered,
  matchStatusOf,
  SHOOTOUT_CODES,
  statusOfEvent,
} from '#feed/sources/uof/match_status'

/** The feed's points for an advantage in a tennis game. */
const ADVANTAGE = '50'
const STOPPED: ReadonlySet<string> = new Set(['true', '1'])

/** `at` is the message's time. Unknown statuses are complaints; the other parts count. */
export function readEventStatus(
  element: XmlElement | null,
  at: number,
  complaints: Complaints
): MatchUpdate {
  if (element === null) return {}
  const status = readStatus(element, complaints)
  const event = element.get('status')
  const state = readState(element, status, at)
  return {
    ...(status !== null && { status }),
    ...(event !== null && isNotCovered(event) && { active: false }),
    ...(Object.keys(state).length > 0 && { state }),
  }
}

/** The match's own status. An event status of ended or called off overrules a match status in play. */
function readStatus(element: XmlElement, complaints: Complaints): MatchStatus | null {
  const code = element.get('match_status') ?? element.get('match_status_code')
  const event = element.get('status')
  const number = wholeNumber(code)
  const ofMatch = number === null ? null : matchStatusOf(number)
  if (code !== null && ofMatch === null) complaints.add('unknownStatus', `match_status ${code}`)
  if (event !== null && !isKnownEventStatus(event)) complaints.add('unknownStatus', event)
  const ofEvent = event === null ? null : statusOfEvent(event)
  if (ofMatch === null || ofEvent === null || isPreMatch(ofEvent)) return ofMatch ?? ofEvent
  return isInPlay(ofMatch) || (isPreMatch(ofMatch) && !isFinished(ofEvent)) ? ofEvent : ofMatch
}

function readState(
  element: XmlElement,
  status: MatchStatus | null,
  at: number
): Partial<LiveState> {
  const score = points(element, 'home_score', 'away_score')
  const clock = readClock(element.one('clock'), status, at)
  const added = clockSecondsOf(element.one('clock')?.get('stoppage_time_announced') ?? null)
  const periods = element.one('period_scores')
  const serving = serverOf(element.get('current_server'))
  const [homeGame, awayGame] = [element.get('home_gamescore'), element.get('away_gamescore')]
  return {
    ...(score && { score }),
    ...(periods && { periodScores: readPeriods(periods) }),
    ...(homeGame !== null &&
      awayGame !== null && { gameScore: [gamePoints(homeGame), gamePoints(awayGame)] as const }),
    ...(clock && { clock }),
    ...(added !== null && { addedMinutes: Math.ceil(added / 60) }),
    ...readStatistics(element.one('statistics')),
    ...(serving && { serving }),
  }
}

const gamePoints = (text: string): string => (text === ADVANTAGE ? 'A' : text.slice(0, 4))

/** Scores are whole numbers or have an empty fraction (`2.0`). */
function points(element: XmlElement, home: string, away: string): Score | null {
  const whole = (name: string) => element.get(name)?.replace(/\.0+$/, '') ?? null
  return pairOf(whole(home), whole(away))
}

function readPeriods(periods: XmlElement): Score[] {
  return periods
    .all('period_score')
    .filter((period) => !SHOOTOUT_CODES.has(wholeNumber(period.get('match_status_code')) ?? -1))
    .sort((a, b) => (wholeNumber(a.get('number')) ?? 0) - (wholeNumber(b.get('number')) ?? 0))
    .map((period) => points(period, 'home_score', 'away_score'))
    .filter((score) => score !== null)
}

function readClock(
  clock: XmlElement | null,
  status: MatchStatus | null,
  at: number
): MatchClock | null {
  const played = clockSecondsOf(clock?.get('match_time') ?? null)
  // the match time stands still during stoppage time
  const up = played && played + (clockSecondsOf(clock?.get('stoppage_time') ?? null) ?? 0)
  const down = clockSecondsOf(
    clock?.get('remaining_time_in_period') ?? clock?.get('remaining_time') ?? null
  )
  return clockOf({ up, down, isStopped: STOPPED.has(clock?.get('stopped') ?? '') }, status, at)
}

function readStatistics(statistics: XmlElement | null): ReturnType<typeof countsOf> {
  const count = (name: string) => {
    const element = statistics?.one(name)
    return element ? pairOf(element.get('home'), element.get('away')) : null
  }
  return countsOf({
    yellow: count('yellow_cards'),
    red: count('red_cards'),
    yellowRed: count('yellow_red_cards'),
    corners: count('corners'),
  })
}
