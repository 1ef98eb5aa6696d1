/** Reads the attributes of LiveOdds' `Match`: status, scores, clock. */
import type { MatchStatus } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveState, MatchClock } from '@grandstand/shared-types/live/state'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'
import type { MatchUpdate } from '#feed/messages/events'
import { liveStatusOf } from '#feed/sources/betbalancer/live_odds/statuses'
import type { Complaints } from '#feed/reading/complaints'
import { clockOf, countsOf, serverOf } from '#feed/reading/live_state'
import { clockSecondsOf, pairOf, scoreOf, wholeNumber } from '#feed/reading/numbers'
import type { XmlElement } from '#feed/reading/xml/element'

/** `at` is the message's time. An unknown status is a complaint; the other attributes count. */
export function readMatchUpdate(
  match: XmlElement,
  at: number,
  complaints: Complaints
): MatchUpdate {
  const word = match.get('status')
  const status = word === null ? null : liveStatusOf(word)
  if (word !== null && status === null) complaints.add('unknownStatus', word)
  const betStatus = match.get('betstatus')
  if (betStatus !== null && betStatus !== 'started' && betStatus !== 'stopped') {
    complaints.add('unknownStatus', `betstatus ${betStatus}`)
  }
  const isCovered = match.get('active')
  const state = readState(match, status, at)
  return {
    ...(status !== null && { status }),
    // an unknown word may be a stop of the feed, so it closes the match
    ...(betStatus !== null && { betStatus: betStatus === 'started' ? 'started' : 'stopped' }),
    ...((isCovered === '0' || isCovered === '1') && { active: isCovered === '1' }),
    ...(Object.keys(state).length > 0 && { state }),
  }
}

function readState(match: XmlElement, status: MatchStatus | null, at: number): Partial<LiveState> {
  const pair = (name: string) => pairOf(match.get(`${name}home`), match.get(`${name}away`))
  const score = scoreOf(match.get('score'))
  const gameScore = readGameScore(match.get('gamescore'))
  const clock = readClock(match, status, at)
  const counts = countsOf({
    yellow: pair('yellowcards'),
    red: pair('redcards'),
    yellowRed: pair('yellowredcards'),
    corners: pair('corners'),
  })
  const serving = serverOf(match.get('server'))
  const sets = match.get('setscores') ?? numberedSetScores(match)
  return {
    ...(score && { score }),
    ...(sets !== null && { periodScores: readSetScores(sets) }),
    ...(gameScore && { gameScore }),
    ...(clock && { clock }),
    ...counts,
    ...(serving && { serving }),
  }
}

/** Set scores from `setscore1`, `setscore2`, ... of some sports; null without the first. */
function numberedSetScores(match: XmlElement): string | null {
  const sets: string[] = []
  for (
    let set = match.get('setscore1');
    set !== null;
    set = match.get(`setscore${sets.length + 1}`)
  ) {
    sets.push(set)
  }
  return sets.length > 0 ? sets.join(' - ') : null
}

/** Reads `6:4 - 3:2` and `6:4,3:2` alike. */
function readSetScores(text: string): Score[] {
  return [...text.slice(0, 400).matchAll(/(\d{1,3}):(\d{1,3})/g)].map(([, home, away]) => [
    Number(home),
    Number(away),
  ])
}

/** Tennis points; 50 is the advantage. */
function readGameScore(text: string | null): [string, string] | null {
  const match = /^(\d{1,3}|A):(\d{1,3}|A)$/.exec(text ?? '')
  const called = (points = '') => (points === '50' ? 'A' : points)
  return match ? [called(match[1]), called(match[2])] : null
}

/** `matchtime_extended` is the clock itself; `matchtime` is only the minute, from 1. */
function readClock(match: XmlElement, status: MatchStatus | null, at: number): MatchClock | null {
  const stopped = match.get('clock_stopped') ?? match.get('clockstopped')
  const isStopped = stopped === '1' || stopped === 'true'
  const exact = clockSecondsOf(match.get('matchtime_extended'))
  const minute = wholeNumber(match.get('matchtime'))
  const up = exact ?? (minute === null ? null : Math.max(0, Math.min(minute, 999) - 1) * 60)
  const down = clockSecondsOf(
    match.get('remaining_time_in_period') ??
      match.get('remainingtimeinperiod') ??
      match.get('remaining_time')
  )
  return clockOf({ up, down, isStopped }, status, at)
}
