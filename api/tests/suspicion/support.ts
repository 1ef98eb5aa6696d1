/** Staff with a report on a match, and bets on it. */
import type {
  NewSuspicionReport,
  SuspicionFacts,
  SuspicionReportRow,
} from '@grandstand/shared-types/wire/betting/suspicion'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser } from '#tests/support/factories'

export interface Reported extends Bettor {
  staff: ApiSession
  match: TestMatch
  /** Bets of this player on the home win at 2.000, in minor units. */
  bet: (stakeMinor: number, outcomeKey?: string, bettor?: Bettor) => Promise<string>
}

const ODDS: Readonly<Record<string, number>> = { '1': 2_000, 'X': 3_400, '2': 3_800 }

/** A match, a player of a brand and its admin. */
export async function withMatch(): Promise<Reported> {
  const bettor = await makeBettor()
  const match = await makeMatch()
  const staff = await signInAs(bettor.site, await makeUser({ site: bettor.site, type: 'admin' }))
  const bet: Reported['bet'] = async (stakeMinor, key = '1', by = bettor) => {
    const sent = slip([[outcomeOf(match, '1', key), ODDS[key] ?? 0]], {
      totalStakeMinor: stakeMinor,
    })
    const { status, body } = await place(by.session, sent)
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body.code
  }
  return { ...bettor, staff, match, bet }
}

export const TEXT = 'Four accounts bet on one score within a minute.'

export const open = (
  staff: ApiSession,
  { id }: Pick<TestMatch, 'id'>,
  changes: Partial<NewSuspicionReport> = {}
) =>
  staff.post<SuspicionReportRow & Refusal>('/v1/suspicion-reports', {
    matchId: id,
    sign: 'stakes',
    text: TEXT,
    ...changes,
  })

/** A report on the match; resolves to its address. */
export async function opened(staff: ApiSession, match: Pick<TestMatch, 'id'>): Promise<string> {
  const { status, body } = await open(staff, match)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return `/v1/suspicion-reports/${body.id}`
}

export async function closed(staff: ApiSession, match: Pick<TestMatch, 'id'>): Promise<string> {
  const report = await opened(staff, match)
  const { status, body } = await staff.post(`${report}/closing`, {})
  if (status !== 200) throw new Error(JSON.stringify(body))
  return report
}

export const factsOf = async (staff: ApiSession, report: string): Promise<SuspicionFacts> =>
  (await staff.get<SuspicionFacts>(`${report}/facts`)).body
