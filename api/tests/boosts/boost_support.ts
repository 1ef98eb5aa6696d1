/** Staff who make odds boosts, and players who use them. */
import db from '@adonisjs/lucid/services/db'
import type { OddsBoostTerms } from '@grandstand/shared-types/bonuses/odds_boost'
import type {
  BoostView,
  OddsBoostBody,
  OddsBoostRow,
} from '@grandstand/shared-types/wire/bonuses/odds_boosts'
import { clock } from '#core/timing/clock'
import { sumOfRows } from '#core/database/sums'
import { makeBettor, place, slip, type Bettor } from '#tests/coupons/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession, type Refusal } from '#tests/support/client'
import { makeUser, type TestSite, type UserOptions } from '#tests/support/factories'

export const staffOf = async (site: TestSite): Promise<ApiSession> =>
  signInAs(site, await makeUser({ site, type: 'admin' }))

const HOUR_MS = 3_600_000

/** Home wins of the matches at 10 % more, for singles and combined coupons up to 100.00. */
export function boostBody(
  matches: readonly Pick<TestMatch, 'id'>[],
  terms: Partial<OddsBoostTerms> = {},
  changes: Partial<Omit<OddsBoostBody, 'terms'>> = {}
): OddsBoostBody {
  return {
    name: 'Derby',
    startsAt: clock.now() - HOUR_MS,
    endsAt: clock.now() + HOUR_MS,
    terms: {
      matchIds: matches.map(({ id }) => id),
      marketTypeId: 1,
      specifier: '',
      outcomeKey: '1',
      percentMilli: 10_000,
      priceMilli: null,
      isLive: false,
      isSinglesOnly: false,
      leastSelections: 1,
      usesPerPlayer: 1,
      amounts: [{ currency: 'TRY', highestStakeMinor: 10_000, highestExtraMinor: 100_000 }],
      countries: [],
      branches: [],
      ...terms,
    },
    ...changes,
  }
}

export const makeBoost = (staff: ApiSession, body: OddsBoostBody) =>
  staff.post<OddsBoostRow & Refusal>('/v1/odds-boosts', body)

export interface Boosted extends Bettor {
  staff: ApiSession
  matches: TestMatch[]
  boostId: number
  /** Places 10.00 on the home win of these matches at 2.000 with the boost. */
  bet: (on?: readonly TestMatch[], changes?: object) => ReturnType<typeof place>
}

/** A boost on two matches, and a player of the brand. */
export async function withBoost(
  terms: Partial<OddsBoostTerms> = {},
  changes: Partial<Omit<OddsBoostBody, 'terms'>> = {},
  user: Partial<UserOptions> = {}
): Promise<Boosted> {
  const bettor = await makeBettor({ user })
  const staff = await staffOf(bettor.site)
  const matches = [await makeMatch(), await makeMatch()]
  const { status, body } = await makeBoost(staff, boostBody(matches, terms, changes))
  if (status !== 201) throw new Error(JSON.stringify(body))
  const boostId = body.id
  const bet: Boosted['bet'] = (on = matches.slice(0, 1), sent = {}) =>
    place(bettor.session, {
      ...slip(on.map((match) => [outcomeOf(match, '1', '1'), 2_000])),
      boostId,
      ...sent,
    })
  return { ...bettor, staff, matches, boostId, bet }
}

export const shownTo = async (session: ApiSession): Promise<BoostView[]> =>
  (await session.get<BoostView[]>('/v1/boosts')).body

export const boostRow = async (staff: ApiSession, id: number): Promise<OddsBoostRow> =>
  (await staff.get<OddsBoostRow>(`/v1/odds-boosts/${id}`)).body

/** What the house account `bonuses` of the brand paid by transfers `oddsBoost`, in minor units. */
export async function paidByLedger(siteId: number): Promise<number> {
  const row = await db
    .query<{ total: number | null }>()
    .from('ledger_entries as e')
    .join('ledger_transfers as t', 't.id', 'e.transfer_id')
    .join('ledger_accounts as a', 'a.id', 'e.account_id')
    .where({ 't.kind': 'oddsBoost', 't.site_id': siteId, 'a.pocket': 'bonuses' })
    .sum('e.amount as total')
    .first()
  return 0 - sumOfRows(row?.total ?? 0)
}
