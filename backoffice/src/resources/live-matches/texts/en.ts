/** Texts of live matches. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

const texts: typeof turkish = {
  values: {
    liveBetting: {
      open: 'Open',
      suspended: 'Suspended by staff',
      paused: 'Waiting for feed data',
      locked: 'Prices locked',
      stopped: 'Suspended',
      unlisted: 'Not listed',
      over: 'Closed',
    },
  },
  resources: {
    'live-matches': {
      name: 'Live match |||| Live matches',
      fields: {
        ...catalogue,
        startsAt: 'Starts',
        teams: 'Match',
        status: 'Status',
        score: 'Score',
        betStatus: 'Betting',
        openMarketCount: 'Open markets',
        producer: 'Feed',
        active: 'Listed',
        hold: 'Suspend',
      },
    },
  },
  live: {
    running: 'In play',
    upcoming: 'Upcoming',
    over: 'Over',
    suspendedOnly: 'Suspended by staff',
    suspend: 'Suspend',
    resume: 'End suspension',
    suspendMatch: 'Suspend the match',
    resumeMatch: 'End the suspension of the match',
    suspendedDone: '%{name} is suspended',
    resumedDone: 'The suspension of %{name} has ended',
    isListed: 'Listed',
    listedOf: '%{name}: listed',
    orderOf: '%{name}: order',
    marketsOpen: '%{open} / %{all}',
    lastWord: 'Last data %{time}',
    notCovered: 'The feed no longer covers this match',
    tabs: {
      trading: 'Markets',
      timeline: 'Timeline',
      result: 'Result',
      stakes: 'Stakes',
      risk: 'Risk',
      coupons: 'Coupons',
      log: 'Audit log',
    },
    keys: 'Keys: S suspends the market in focus, or the match when no market is in focus, or ends the suspension; J and K move between markets.',
    tradingArea: 'Live markets',
    noMarkets: 'This match has no market that could open.',
    noTimeline: 'Nothing has happened yet.',
    minute: 'Time',
    incident: 'Incident',
    side: 'Side',
    score: 'Score',
    cards: 'Red cards',
    overrideHint:
      'The result you enter replaces that of the feed, and stays in force whatever the feed sends later.',
    up: 'up',
    down: 'down',
  },
  stakes: {
    coupons: 'Coupons',
    stakes: 'Stakes',
    open: 'Open coupons',
    openStakes: 'Open stakes',
    liability: 'Open liability',
    pick: 'Market / outcome',
    none: 'No coupon has been placed on this match yet.',
    hint: 'A coupon counts with its whole stake and its potential payout in every market of its selections; cancelled, rejected and sold coupons do not count.',
    showCoupons: 'Coupons on this match',
    couponsOf: '%{name}: %{count} coupon |||| %{name}: %{count} coupons',
  },
}

export default texts
