/** Players of one brand, each with a bonus whose whole life is known before it begins. */
import db from '@adonisjs/lucid/services/db'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { storeResults } from '#catalogue/actions/store_results'
import { bonusFaultPoints } from '#bonuses/grants/fault_points'
import { offer } from '#tests/bonuses/bonus_support'
import { server } from '#tests/crash/server_process'
import { slip } from '#tests/coupons/support'
import { makeMethod, openFor, walk } from '#tests/payments/payment_support'
import { ended } from '#tests/settlement/support'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { signInAs, type ApiSession } from '#tests/support/client'
import { makeSite, makeUser, type TestUser } from '#tests/support/factories'

const EACH = 4
export const BONUS_MINOR = 1_000
const CASH_MINOR = 500

/** What becomes of each kind of player's bonus of 10,00. */
export const LIVES = {
  /** A stake of all of it wins at 2.000 and meets the wagering. */
  converts: { state: 'met', log: ['granted', 'counted', 'converted'], pockets: { balance: 2_000 } },
  /** A stake of all of it loses, and more would be due. */
  loses: { state: 'lost', log: ['granted', 'counted', 'lost'], pockets: {} },
  /** It ends while a stake of 4,00 is open, which then wins for the house. */
  expires: { state: 'expired', log: ['granted', 'expired'], pockets: {} },
  /** All cash is withdrawn. */
  withdraws: { state: 'forfeited', log: ['granted', 'forfeited'], pockets: {} },
  /** It waits for a deposit of 10,00. */
  waits: { state: 'running', log: ['granted'], pockets: { balance: 1_000, bonus: 1_000 } },
  /** A free bet that wins at 2.000. */
  freeBet: {
    state: 'met',
    log: ['granted', 'tokenUsed', 'converted'],
    pockets: { balance: 1_000 },
  },
} as const
export type Life = keyof typeof LIVES

const STAKES: Partial<Record<Life, number>> = { converts: 1_000, loses: 1_000, expires: 400 }

const OFFERS: Partial<Record<Life, 'steep' | 'deposit' | 'freeBet'>> = {
  loses: 'steep',
  waits: 'deposit',
  freeBet: 'freeBet',
}

export interface BonusPlayer {
  life: Life
  user: TestUser
  session: ApiSession
  offerId: number
}

export interface BonusScene {
  players: BonusPlayer[]
  won: TestMatch
  lost: TestMatch
  methodId: number
}

const isLife = (name: string): name is Life => name in LIVES

/** A new brand, and a server that knows it. */
export async function bonusScene(): Promise<BonusScene> {
  const site = await makeSite()
  const prices = { '1': { '1': 2_000, 'X': 3_000, '2': 4_000 } }
  const [won, lost] = [await makeMatch({ prices }), await makeMatch({ prices })]
  const methodId = await makeMethod(site.id, 'withdrawal')
  const offers = {
    registration: await offer(site.id, 'registration'),
    steep: await offer(site.id, 'registration', { multiplierMilli: 5_000 }),
    deposit: await offer(site.id, 'deposit', { percentMilli: 100_000, amountMinor: 0 }),
    freeBet: await offer(site.id, 'freeBet'),
  }
  // one that runs already does not know the brand
  await server.stop()
  await server.start()
  const port = await server.port()
  const players: BonusPlayer[] = []
  for (const life of Object.keys(LIVES).filter(isLife)) {
    const balanceMinor = life === 'withdraws' ? CASH_MINOR : 0
    for (let i = 0; i < EACH; i++) {
      const user = await makeUser({ site, type: 'player', balanceMinor })
      const session = await signInAs(site, user, undefined, port)
      players.push({ life, user, session, offerId: offers[OFFERS[life] ?? 'registration'] })
    }
  }
  return { players, won, lost, methodId }
}

export const playersOf = ({ players }: BonusScene, ...lives: Life[]): BonusPlayer[] =>
  players.filter(({ life }) => lives.includes(life))

/** The order of a player's coupon; null for players who place none. */
export async function orderOf(
  { won, lost }: BonusScene,
  { life, user }: BonusPlayer
): Promise<PlaceCouponBody | null> {
  const match = life === 'loses' ? lost : won
  const picks: [number, number][] = [[outcomeOf(match, '1', '1'), 2_000]]
  if (life === 'freeBet') {
    const grant = await db.from('bonus_grants').where('user_id', user.id).select('id').firstOrFail()
    return slip(picks, { totalStakeMinor: BONUS_MINOR, freeBetId: Number(grant.id) })
  }
  const totalStakeMinor = STAKES[life]
  return totalStakeMinor === undefined ? null : slip(picks, { totalStakeMinor })
}

/** Of all cash. */
export const withdrawalOf = ({ methodId }: BonusScene) => ({
  amountMinor: CASH_MINOR,
  values: [],
  methodId,
})

/** Credits the deposits that players wait for; this process confirms no request, so that the server has to. */
export async function payDeposits(players: readonly BonusPlayer[]): Promise<void> {
  bonusFaultPoints.listen(() => {
    throw new Error('left to the server')
  })
  for (const { user } of players) {
    await walk((await openFor(user, { amountMinor: BONUS_MINOR })).id, 'paid')
  }
  bonusFaultPoints.clear()
}

/** Lets the days of the players' bonuses be over. */
export async function endDays(players: readonly BonusPlayer[]): Promise<void> {
  const ids = players.map(({ user }) => user.id)
  await db.from('bonus_grants').whereIn('user_id', ids).update({ expires_at: 1 })
}

/** Stores the results as a feed does: the server finds them by itself. */
export async function enterResults({ won, lost }: BonusScene): Promise<void> {
  const common = { source: 'test', actorId: null }
  await storeResults([
    { matchId: won.id, facts: ended([1, 0]), ...common },
    { matchId: lost.id, facts: ended([0, 1]), ...common },
  ])
}
