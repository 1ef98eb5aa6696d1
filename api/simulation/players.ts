/** Players: they place, change their mind, sell, and send a request twice when the connection is bad. */
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { SellOffer } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Answer, Bot } from './bot.ts'
import type { Market } from './market.ts'
import type { Player } from './network.ts'
import { slipOf } from './slips.ts'
import type { Tally } from './tally.ts'

const TOP_UP_MINOR = 40_000

export interface Placing {
  player: Player
  market: Market
  tally: Tally
  random: () => number
  /** The beginning of the keys of all requests that follow. */
  key: string
}

/** One player fills in a slip; refusals are counted by their error key. */
export async function bet({ player, market, tally, random, key }: Placing): Promise<void> {
  const slip = slipOf(market, random)
  const whim = random()
  if (!slip) return
  const { bot, dealer } = player
  const began = performance.now()
  let answer = await bot.try<CouponView>('POST', '/v1/coupons', slip, key)
  tally.placingMs.push(performance.now() - began)
  if (answer.error === 'insufficientCredit') {
    const credit = { direction: 'send', amountMinor: TOP_UP_MINOR }
    const sent = await dealer.bot.try(
      'POST',
      `/v1/users/${bot.id}/credits`,
      credit,
      `${key}-credit`
    )
    if (sent.error !== '') return tally.refused('credit', sent.error)
    tally.add('credits sent')
    answer = await bot.try<CouponView>('POST', '/v1/coupons', slip, `${key}-again`)
  } else if (whim > 0.97) await repeat(bot, slip, key, answer, tally)
  if (answer.error !== '') return tally.refused('coupon', answer.error)
  tally.add('coupons')
  tally.add('staked minor', answer.body.totalStakeMinor)
  if (whim < 0.04) await takeBack(bot, answer.body.id, tally)
  else if (whim < 0.08) await sell(bot, answer.body.id, tally)
}

/** The same request again: the same answer, and no second coupon. */
async function repeat(
  bot: Bot,
  slip: object,
  key: string,
  first: Answer<CouponView>,
  tally: Tally
): Promise<void> {
  const second = await bot.try<CouponView>('POST', '/v1/coupons', slip, key)
  if (second.status !== first.status || second.body.id !== first.body.id) {
    tally.faults.push(`${bot.username}: the key ${key} was answered in two ways`)
  }
  tally.add('repeated requests')
}

async function takeBack(bot: Bot, couponId: number, tally: Tally): Promise<void> {
  const { error } = await bot.try('POST', `/v1/coupons/${couponId}/cancel`)
  if (error === '') tally.add('coupons cancelled')
  else tally.refused('cancelling', error)
}

async function sell(bot: Bot, couponId: number, tally: Tally): Promise<void> {
  const offer = await bot.try<SellOffer>('GET', `/v1/coupons/${couponId}/sell-offer`)
  if (offer.error !== '') return tally.refused('selling', offer.error)
  const { offerId } = offer.body
  const { error } = await bot.try('POST', `/v1/coupons/${couponId}/sell`, { offerId })
  if (error === '') tally.add('coupons sold back')
  else tally.refused('selling', error)
}
