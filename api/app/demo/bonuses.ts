/** Bonuses of the demo's past week: offers, requests, codes, and what players make of them. A second run adds nothing. */
import db from '@adonisjs/lucid/services/db'
import { endByHand } from '#bonuses/grants/end_by_hand'
import { grantsWhere, type Grant } from '#bonuses/grants/grant'
import { createBonus } from '#bonuses/offers/edit_offers'
import { makeBatch } from '#bonuses/promo/promo_batches'
import { openPromoCode } from '#bonuses/promo/promo_code'
import { redeemPromoCode } from '#bonuses/promo/redeem_promo_code'
import { confirmByStaff, refuseByStaff } from '#bonuses/requests/decide_by_staff'
import { giveByStaff } from '#bonuses/requests/give_by_staff'
import { requestsWhere } from '#bonuses/requests/request'
import { sendRequest } from '#bonuses/requests/send_request'
import { AppError } from '#core/errors/app_error'
import type { Editor, Principal } from '#core/requests/access'
import { clock } from '#core/timing/clock'
import { placeCoupon } from '#coupons/actions/place_coupon'
import { pricesToCome } from '#demo/bets'
import { DEMO_OFFERS, type DemoOfferName } from '#demo/bonus_offers'

const DAY_MS = 24 * 3_600_000
const CODES = 40
const BATCH = 'Derbi haftası'
const CODES_LIVE_DAYS = 30
/** Addresses reserved for examples (RFC 5737). */
const IP = '203.0.113.200'

type Deed =
  | { does: 'redeem' | 'ask' | 'getsFreeBet' | 'playsFreeBet' | 'givesUp' }
  | { does: 'isRefused'; reason: string }
  | { does: 'isGivenWelcome'; depositMinor: number }

/** What happens, by the day of the week from 0. */
const WEEK: readonly (readonly [username: string, deed: Deed])[][] = [
  [
    ['aylin34', { does: 'redeem' }],
    ['cemre01', { does: 'redeem' }],
  ],
  [
    ['player', { does: 'redeem' }],
    ['burak77', { does: 'isGivenWelcome', depositMinor: 50_000 }],
    ['doruk19', { does: 'getsFreeBet' }],
  ],
  [
    ['fatih58', { does: 'redeem' }],
    ['doruk19', { does: 'playsFreeBet' }],
    ['leyla07', { does: 'getsFreeBet' }],
  ],
  [
    ['gizem10', { does: 'isGivenWelcome', depositMinor: 100_000 }],
    ['elif.su', { does: 'isRefused', reason: 'Son yedi günde kuponu yok.' }],
    ['leyla07', { does: 'playsFreeBet' }],
  ],
  [['irem.k', { does: 'isGivenWelcome', depositMinor: 25_000 }]],
  [
    // at once: after a day of bets the bonus could have been met or lost
    ['hakan35', { does: 'redeem' }],
    ['hakan35', { does: 'givesUp' }],
    ['mert.can', { does: 'redeem' }],
  ],
  [
    ['player', { does: 'getsFreeBet' }],
    ['kaan_09', { does: 'ask' }],
    ['nehir21', { does: 'ask' }],
  ],
]

/** Lets players and `admin` do what stands for the day, from 0. */
export async function handleBonuses(
  day: number,
  admin: Editor,
  players: readonly Principal[]
): Promise<void> {
  const offers = await offersOf(admin)
  for (const [username, deed] of WEEK[day] ?? []) {
    const principal = players.find((player) => player.username === username)
    if (principal) await doOne({ principal, ip: IP }, deed, admin, offers)
  }
}

type Offers = Record<DemoOfferName, number>

async function doOne(player: Editor, deed: Deed, admin: Editor, offers: Offers): Promise<void> {
  const { userId, username } = player.principal
  switch (deed.does) {
    case 'redeem':
      if (!(await grantOf(userId, offers.derbyCode))) await redeem(player, offers.derbyCode)
      break
    case 'ask':
      await ask(player, offers.freeBet)
      break
    case 'getsFreeBet':
      await confirmByStaff(admin, await ask(player, offers.freeBet)).catch(unlessDone)
      break
    case 'isRefused':
      await refuseByStaff(admin, await ask(player, offers.freeBet), deed.reason).catch(unlessDone)
      break
    case 'playsFreeBet':
      await playFreeBet(player.principal, await grantOf(userId, offers.freeBet))
      break
    case 'isGivenWelcome':
      await giveByStaff(
        admin,
        {
          ...{ bonusId: offers.welcome, username, baseMinor: deed.depositMinor },
          reason: 'Yatırımı bayide elden aldı.',
        },
        `demo-welcome-${userId}`
      )
      break
    case 'givesUp': {
      const grant = await grantOf(userId, offers.derbyCode)
      if (grant?.state === 'running') await endByHand(player, grant.id, { state: 'forfeited' })
    }
  }
}

/** A refusal by name: an interrupted run had got this far. */
function unlessDone(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}

/** Makes the offers and the batch of codes where the brand has none. */
async function offersOf(admin: Editor): Promise<Offers> {
  const { siteId } = admin.principal
  const known: { id: number; category: string }[] = await db
    .query<{ id: number; category: string }>()
    .from('bonuses')
    .where('site_id', siteId)
    .select('id', 'category')
  const idOf = async (name: DemoOfferName, listOrder: number): Promise<number> => {
    const offer = DEMO_OFFERS[name]
    const made = known.find(({ category }) => category === offer.category)
    if (made) return Number(made.id)
    return createBonus(admin, {
      ...offer,
      ...{ shownFrom: null, shownUntil: null, listOrder, isShown: true },
    })
  }
  const offers = {
    welcome: await idOf('welcome', 1),
    freeBet: await idOf('freeBet', 2),
    derbyCode: await idOf('derbyCode', 3),
  }
  if (!(await db.from('promo_batches').where('bonus_id', offers.derbyCode).first())) {
    await makeBatch(admin, {
      ...{ bonusId: offers.derbyCode, label: BATCH, count: CODES },
      expiresAt: clock.now() + CODES_LIVE_DAYS * DAY_MS,
    })
  }
  return offers
}

async function grantOf(userId: number, bonusId: number): Promise<Grant | undefined> {
  const grants = await grantsWhere(db.connection(), (query) =>
    query.where({ user_id: userId, bonus_id: bonusId }).orderBy('id')
  )
  return grants.at(-1)
}

/** The id of the player's request, sent now where there is none. */
async function ask(player: Editor, bonusId: number): Promise<number> {
  const { userId } = player.principal
  const [sent] = await requestsWhere(db.connection(), (query) =>
    query.where({ user_id: userId, bonus_id: bonusId })
  )
  return sent?.id ?? (await sendRequest(player, bonusId)).requestId
}

/** Redeems a code that nobody has used. */
async function redeem(player: Editor, bonusId: number): Promise<void> {
  const code = await db
    .query<{ sealed: string }>()
    .from('promo_codes')
    .join('promo_batches', 'promo_batches.id', 'promo_codes.batch_id')
    .where('bonus_id', bonusId)
    .whereNotNull('sealed_code')
    .select({ sealed: 'sealed_code' })
    .first()
  if (code) await redeemPromoCode(player, openPromoCode(code.sealed))
}

/** Puts the token on the first price that its terms allow. */
async function playFreeBet(player: Principal, token: Grant | undefined): Promise<void> {
  if (!token?.hasToken) return
  const { leastOddsMilli } = token.terms
  const price = (await pricesToCome()).find(({ oddsMilli }) => oddsMilli >= leastOddsMilli)
  if (!price) return
  const body = {
    kind: 'single' as const,
    selections: [{ outcomeId: price.outcomeId, oddsMilli: price.oddsMilli }],
    totalStakeMinor: token.grantedMinor,
    freeBetId: token.id,
    oddsChange: 'any' as const,
  }
  const key = `demo:freeBet:${token.id}`
  await placeCoupon({ principal: player, key, body, bodyHash: key, ip: IP })
}
