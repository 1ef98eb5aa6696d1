/** Reads the feed's messages about one match (docs/feeds.md), each as its event. */
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type { FeedEvent } from '#feed/messages/events'
import type { Complaints } from '#feed/reading/complaints'
import { windowOf } from '#feed/reading/window'
import type { XmlElement } from '#feed/reading/xml/element'
import { readEventStatus } from '#feed/sources/uof/event_status'
import {
  readCancelledMarkets,
  readNamedMarkets,
  readOddsMarkets,
  readSettledMarkets,
} from '#feed/sources/uof/markets'

interface Reading {
  root: XmlElement
  matchKey: string
  /** The message's time. */
  at: number
  complaints: Complaints
}
type Read = (reading: Reading) => FeedEvent[]

/** Readers by the name of the root element. */
export const MATCH_MESSAGES: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['odds_change', readOddsChange],
  ['bet_stop', readBetStop],
  ['bet_settlement', readSettlement],
  ['bet_cancel', readCancel],
  ['rollback_bet_settlement', readRollbackSettlement],
  ['rollback_bet_cancel', readRollbackCancel],
  ['fixture_change', readFixtureChange],
])

function readOddsChange({ root, matchKey, at, complaints }: Reading): FeedEvent[] {
  const update = readEventStatus(root.one('sport_event_status'), at, complaints)
  const odds = root.one('odds')
  const markets = odds ? readOddsMarkets(odds, complaints) : []
  if (markets.length > 0) return [{ kind: 'odds', matchKey, markets, update }]
  return Object.keys(update).length > 0 ? [{ kind: 'status', matchKey, update }] : []
}

/** The feed's market groups that are groups of ours; the markets of other groups are unknown to us. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['corners', 'corners'],
  ['bookings', 'cards'],
  ['cards', 'cards'],
  ['scorers', 'players'],
  ['player_props', 'players'],
])

/** Null, which means all markets, when a group is not ours, because it may contain any market. */
function readGroups(text: string | null): string[] | null {
  const ours = (text ?? '').split('|').map((name) => GROUPS.get(name.trim()))
  const known = ours.filter((group) => group !== undefined)
  return known.length === ours.length ? known : null
}

function readBetStop({ root, matchKey, complaints }: Reading): FeedEvent[] {
  const groups = readGroups(root.get('groups') ?? root.get('group'))
  const status = root.get('market_status') ?? '-1'
  if (status !== '0' && status !== '-1') complaints.add('unknownStatus', `bet_stop ${status}`)
  return [
    {
      kind: 'betStop',
      matchKey,
      groups,
      status: status === '0' ? MARKET_STATUS.inactive : MARKET_STATUS.suspended,
      reason: root.get('betstop_reason'),
    },
  ]
}

function readSettlement({ root, matchKey, complaints }: Reading): FeedEvent[] {
  const outcomes = root.one('outcomes')
  needMarkets(outcomes, root, complaints)
  const markets = outcomes ? readSettledMarkets(outcomes, complaints) : []
  if (markets.length === 0) return []
  const certainty = root.get('certainty')
  if (certainty !== '1' && certainty !== '2') {
    complaints.add('missingAttribute', `certainty ${certainty}`)
  }
  return [
    {
      kind: 'settlement',
      matchKey,
      certainty: certainty === '2' ? 2 : 1,
      markets,
      update: {},
    },
  ]
}

function readCancel({ root, matchKey, complaints }: Reading): FeedEvent[] {
  needMarkets(root, root, complaints)
  const markets = readCancelledMarkets(root, complaints)
  const window = readWindow(root, complaints)
  return markets.length === 0 || window === null
    ? []
    : [{ kind: 'cancel', matchKey, ...window, markets, update: {} }]
}

function readRollbackSettlement({ root, matchKey, complaints }: Reading): FeedEvent[] {
  needMarkets(root, root, complaints)
  const markets = readNamedMarkets(root, complaints)
  return markets.length === 0 ? [] : [{ kind: 'rollbackSettlement', matchKey, markets, update: {} }]
}

function readRollbackCancel({ root, matchKey, complaints }: Reading): FeedEvent[] {
  needMarkets(root, root, complaints)
  const markets = readNamedMarkets(root, complaints)
  const window = readWindow(root, complaints)
  return markets.length === 0 || window === null
    ? []
    : [{ kind: 'rollbackCancel', matchKey, ...window, markets }]
}

/** A message without markets changes nothing: its meaning is never guessed. */
function needMarkets(parent: XmlElement | null, root: XmlElement, complaints: Complaints): void {
  if (parent?.one('market')) return
  complaints.add('noMarkets', `${root.name} of ${root.get('event_id')}`)
}

/** An invalid window cancels nothing. */
function readWindow(
  root: XmlElement,
  complaints: Complaints
): { from: number | null; to: number | null } | null {
  const [start, end] = [root.get('start_time'), root.get('end_time')]
  const window = windowOf(start, end)
  if (window === null) complaints.add('badTime', `${start} ${end}`)
  return window
}

const CANCELLED = '3'
const NOT_COVERED = '5'

/**
 * A cancellation and lost coverage apply at once; for any other change (new, another time, format, pitcher) the fixture
 * is fetched.
 */
function readFixtureChange({ root, matchKey }: Reading): FeedEvent[] {
  const change = root.get('change_type')
  if (change === CANCELLED) return [{ kind: 'status', matchKey, update: { status: 'cancelled' } }]
  if (change === NOT_COVERED) return [{ kind: 'status', matchKey, update: { active: false } }]
  return [{ kind: 'fixtureWanted', matchKey }]
}
