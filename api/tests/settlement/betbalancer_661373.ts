/**
 * Match 661373 in the words of Betbalancer, in the order of `msgnr`: the messages of the shared folder, with messages
 * of our own between and after them. Without the folder all messages are our own, of the same shape.
 */
import { sharedOr } from '#tests/settlement/feed_documents'

/** Time of each message, in milliseconds after the first. */
const AT = {
  5: 0,
  6: 77_078,
  10: 100_000,
  21: 325_390,
  22: 340_000,
  33: 500_000,
  34: 520_000,
  45: 609_593,
  46: 610_171,
  47: 640_000,
  48: 700_000,
  49: 760_000,
  50: 800_000,
  51: 830_000,
} as const
export type MsgNr = keyof typeof AT
const SHARED_AT = 1_199_435_558_847
const SHARED_MATCH = '661373'

interface Told {
  match?: string
  root?: string
  odds?: string
}

const ours = (status: string, msgnr: MsgNr, { match = '', root = '', odds = '' }: Told) =>
  `<BetbalancerLiveOdds xmlns="http://www.betbalancer.com/BetbalancerLiveOdds" status="${status}" ` +
  `timestamp="${SHARED_AT + AT[msgnr]}" ${root}><Match active="1" matchid="${SHARED_MATCH}" ` +
  `msgnr="${msgnr}" ${match}>${odds}</Match></BetbalancerLiveOdds>`

/** The next goal after a score; `fields` of its outcomes `1`, `x` and `2`. */
const nextGoal = (score: string, fields: string) =>
  `<Odds active="1" combination="0" freetext="Next goal" id="1" specialoddsvalue="${score}" subtype="13" type="ft3w" ` +
  `typeid="6">${fields}</Odds>`
const priced = (score: string) =>
  nextGoal(
    score,
    ['1', 'x', '2'].map((word) => `<OddsField active="1" type="${word}">2.00</OddsField>`).join('')
  )
const cleared = (score: string, winner: string) =>
  nextGoal(
    score,
    ['1', 'x', '2']
      .map((word) => `<OddsField active="1" outcome="${word === winner ? 1 : 0}" type="${word}"/>`)
      .join('')
  )
const OPEN = 'betstatus="started" status="1p"'
const CLOSED = 'betstatus="stopped" status="1p"'
const shared = (file: string, standIn: string) => sharedOr(`betbalancer/${file}`, standIn)

/** Window of our own cancellation, in milliseconds after the first message. */
export const WINDOW = [90_000, 200_000] as const

const DOCUMENTS: Readonly<Record<MsgNr, string>> = {
  5: shared(
    'live_betstart_661373_5.xml',
    ours('betstart', 5, { match: 'betstatus="started" score="-:-" status="not_started"' })
  ),
  6: shared(
    'live_betstop_661373_6.xml',
    ours('betstop', 6, { match: 'betstatus="stopped" score="-:-" status="not_started"' })
  ),
  10: ours('change', 10, { match: `${OPEN} score="0:0"`, odds: priced('0:0') }),
  21: shared(
    'live_clearbet_661373_21.xml',
    ours('clearbet', 21, { match: CLOSED, odds: cleared('0:0', '1') })
  ),
  22: ours('change', 22, { match: `${OPEN} score="1:0"`, odds: priced('1:0') }),
  33: ours('clearbet', 33, { match: CLOSED, odds: cleared('1:0', '1') }),
  34: ours('change', 34, { match: `${OPEN} score="2:0"`, odds: priced('2:0') }),
  45: shared(
    'live_rollback_661373_45.xml',
    ours('rollback', 45, { match: CLOSED, odds: cleared('1:0', '1') })
  ),
  46: shared(
    'live_cancelbet_661373_46.xml',
    ours('cancelbet', 46, { match: CLOSED, odds: nextGoal('2:0', '') })
  ),
  47: ours('clearbet', 47, { match: CLOSED, odds: cleared('1:0', '2') }),
  48: ours('undocancelbet', 48, { match: CLOSED, odds: nextGoal('2:0', '') }),
  49: ours('clearbet', 49, { match: CLOSED, odds: cleared('2:0', 'x') }),
  50: ours('cancelbet', 50, {
    match: CLOSED,
    root: `starttime="${SHARED_AT + WINDOW[0]}" endtime="${SHARED_AT + WINDOW[1]}"`,
    odds: nextGoal('0:0', ''),
  }),
  51: ours('undocancelbet', 51, {
    match: CLOSED,
    root: `starttime="${SHARED_AT + WINDOW[0]}" endtime="${SHARED_AT + WINDOW[1]}"`,
    odds: nextGoal('0:0', ''),
  }),
}

/** A message about the match under another number, as if the first had been made at `startsAt`. */
export function documentOf(msgnr: MsgNr, number: number, startsAt: number): string {
  return DOCUMENTS[msgnr]
    .replace(/(matchid=")661373"/, `$1${number}"`)
    .replace(
      /(timestamp|starttime|endtime)="(\d+)"/g,
      (_, name, at) => `${name}="${Number(at) - SHARED_AT + startsAt}"`
    )
}

export const madeAt = (msgnr: MsgNr, startsAt: number): number => startsAt + AT[msgnr]

/** Messages by which the feed is alive and the match goes on. */
export function alive(at: number, number: number, startsAt: number): string {
  const status = at < madeAt(10, startsAt) ? 'not_started' : '1p'
  const match = `<Match active="1" matchid="${number}" status="${status}"/>`
  return `<BetbalancerLiveOdds status="alive" timestamp="${at}">${match}</BetbalancerLiveOdds>`
}
