/** Reads LiveOdds' `score`: goals and cards with team and minute. */
import type { IncidentKind } from '@grandstand/shared-types/live/state'
import type { Competitor } from '@grandstand/shared-types/markets/model/match_facts'
import type { FeedEvent, MatchUpdate } from '#feed/messages/events'
import { wholeNumber } from '#feed/reading/numbers'
import type { Reading } from '#feed/sources/betbalancer/live_odds/reading'

const CARDS: ReadonlyMap<string, IncidentKind> = new Map([
  ['yellow', 'yellow_card'],
  ['yellowred', 'second_yellow'],
  ['red', 'red_card'],
])

/**
 * One goal or card is an incident. A list of several only repeats known ones, and a cancelled one only changes the
 * state.
 */
export function readScoreList({ match, matchKey, update, complaints }: Reading): FeedEvent[] {
  const goals = match.all('Score').filter((score) => score.get('type') === 'live')
  const cards = match.all('Card')
  const [only] = [...goals, ...cards]
  if (!only || goals.length + cards.length > 1 || only.get('canceled')?.toLowerCase() === 'true') {
    return Object.keys(update).length > 0 ? [{ kind: 'status', matchKey, update }] : []
  }
  const kind = only.name === 'Score' ? 'goal' : CARDS.get(only.get('type') ?? '')
  const side = sideOf(only.get('scoringteam') ?? only.get('team'))
  if (kind === undefined || side === null) {
    complaints.add('unknownIncident', `${only.name} ${only.get('type')} of ${matchKey}`)
    return [{ kind: 'status', matchKey, update }]
  }
  const minute = wholeNumber(only.get('time'))
  const seconds =
    minute === null ? (update.state?.clock?.seconds ?? null) : Math.max(0, minute - 1) * 60
  const period = periodOf(update.status)
  return [{ kind: 'incident', matchKey, incident: { kind, side, period, seconds }, update }]
}

const OVERTIME_PERIOD = 3

function periodOf(status: MatchUpdate['status']): number {
  if (status === 'ot' || status === 'pen') return OVERTIME_PERIOD
  return Number(/^[1-9]/.exec(status ?? '')?.[0] ?? 1)
}

function sideOf(team: string | null): Competitor | null {
  return team === 'home' || team === 'away' ? team : null
}
