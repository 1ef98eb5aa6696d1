/** Redeeming a card, by a player or by staff for a player. */
import type { CardRedeemed } from '@grandstand/shared-types/wire/money/cards'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { requireWorkingMachine } from '#core/requests/access'
import { redeemCard } from '#cards/actions/redeem_card'
import { playerBelow, playerOfShop } from '#cards/queries/redeemer'
import { deskCardValidator, redeemValidator } from '#cards/validators/cards'
import { requireMayPlay } from '#protection/require_may_play'

const redeems = {
  method: 'POST',
  idempotent: 'required',
  body: redeemValidator,
  answers: reply<CardRedeemed>(201),
  errors: [
    'tooManyAttempts',
    'cardUnknown',
    'cardRedeemed',
    'cardVoid',
    'cardExpired',
    'currencyDiffers',
    'countryNotAllowed',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'ownDepositLimit',
  ],
} as const

export const redeemOwnCard = operation({
  ...redeems,
  path: '/v1/me/card-redemptions',
  does: "Puts a card's worth into the own card funds.",
  who: 'player',
  async handle({ principal, body, key, ip }) {
    const player = {
      id: principal.userId,
      siteId: principal.siteId,
      currency: principal.currency,
    }
    await requireMayPlay({ ...principal, ip }, 'card', player.id)
    const answer = await redeemCard(body.code, player, { principal, ip, idempotencyKey: key })
    return answer.body
  },
})

export const redeemCardFor = operation({
  ...redeems,
  path: '/v1/users/:id/card-redemptions',
  does: "Puts a card's worth into the card funds of a player below.",
  stepUp: 'none: the code of the card is the proof',
  who: 'cards.redeem',
  async handle({ params: { id }, principal, body, key, ip }) {
    const player = await playerBelow(principal, id)
    await requireMayPlay({ ...principal, ip }, 'card', player.id)
    const answer = await redeemCard(body.code, player, { principal, ip, idempotencyKey: key })
    return answer.body
  },
})

export const redeemCardAtDesk = operation({
  ...redeems,
  path: '/v1/desk/card-redemptions',
  does: "Puts a card's worth into the card funds of a player of the shop, who stands at the desk.",
  stepUp: 'none: the code of the card is the proof',
  who: 'cards.redeem',
  body: deskCardValidator,
  errors: [
    ...redeems.errors,
    'thisOperatorNotYour',
    'accountPassive',
    'dealerPassive',
    'machineRequired',
    'machineLocked',
  ],
  async handle({ principal, body, key, ip }) {
    requireWorkingMachine(principal)
    const player = await playerOfShop(principal, body.username)
    await requireMayPlay({ ...principal, ip }, 'card', player.id)
    const answer = await redeemCard(body.code, player, { principal, ip, idempotencyKey: key })
    return answer.body
  },
})
