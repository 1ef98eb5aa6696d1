/** Bonuses as players ask for them and follow them. */
import type { HttpContext } from '@adonisjs/core/http'
import type {
  BonusMeta,
  BonusRequestAnswer,
  BonusView,
} from '@grandstand/shared-types/wire/bonuses/offers'
import type { GrantPlayPage, GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import type { Principal } from '#core/requests/access'
import { endByHand } from '#bonuses/grants/end_by_hand'
import { ownGrant, ownGrants, ownPlays } from '#bonuses/grants/own_grants'
import { bonusMeta as metaOf, shownOffers } from '#bonuses/requests/shown_offers'
import { redeemPromoCode } from '#bonuses/promo/redeem_promo_code'
import { cancelOwnRequest } from '#bonuses/requests/decide_by_staff'
import { answerOf } from '#bonuses/requests/request'
import { sendRequest } from '#bonuses/requests/send_request'
import {
  askValidator,
  codeValidator,
  languageValidator,
  pageValidator,
} from '#bonuses/validators/bonuses'
import { siteByHost, siteById } from '#sites/current_site'

const GIVING = [
  'registrationClosed',
  'bonusNotOpen',
  'bonusRequested',
  'bonusPocketTaken',
  'bonusNoBase',
  'currencyDiffers',
  'countryNotAllowed',
  'selfExcluded',
  'minimumAge',
  'identityNumberInUse',
] as const

async function languageOf(principal: Principal, asked?: string) {
  const { defaultLanguage } = await siteById(principal.siteId)
  return { asked: asked ?? principal.language, otherwise: defaultLanguage }
}

async function offersHere(ctx: HttpContext, asked: string | undefined) {
  const { id, defaultLanguage } = await siteByHost(ctx.request.hostname() ?? '')
  const { user } = ctx.auth
  const own = user?.type === 'player' && user.siteId === id ? user : null
  const language = asked ?? own?.language ?? defaultLanguage
  return shownOffers(id, own, { asked: language, otherwise: defaultLanguage })
}

export const bonusOffers = operation({
  method: 'GET',
  path: '/v1/bonus-offers',
  does: 'The bonuses on show; for a player with the standing of the own request.',
  spec: ['bonus list'],
  who: 'visitor',
  query: languageValidator,
  answers: reply<BonusView[]>(),
  handle: ({ ctx, query }) => offersHere(ctx, query.language),
})

export const bonusMeta = operation({
  method: 'GET',
  path: '/v1/me/bonus-meta',
  does: 'Whether bonus requests are taken, and the standing of the own requests.',
  spec: ['getBonusMeta'],
  who: 'player',
  answers: reply<BonusMeta>(),
  handle: async ({ principal }) => metaOf(principal, await languageOf(principal)),
})

export const bonusRequest = operation({
  method: 'POST',
  path: '/v1/me/bonus-requests',
  does: 'Asks for a bonus; by rule it is given at once, or by the deposit that it waits for.',
  spec: ['bonusRequest'],
  who: 'player',
  body: askValidator,
  answers: reply<BonusRequestAnswer>(201),
  errors: [...GIVING, 'notFound'],
  handle: ({ principal, ip, body }) => sendRequest({ principal, ip }, body.bonusId),
})

export const cancelBonusRequest = operation({
  method: 'POST',
  path: '/v1/me/bonus-requests/:id/cancel',
  does: 'Takes back the own request while it waits.',
  who: 'player',
  answers: reply<BonusRequestAnswer>(),
  errors: ['bonusOver'],
  handle: async ({ principal, ip, params: { id } }) =>
    answerOf(await cancelOwnRequest({ principal, ip }, id), 0),
})

export const promoCode = operation({
  method: 'POST',
  path: '/v1/me/promo-codes',
  does: 'Gives the bonus of a promo code; each code is good once.',
  who: 'player',
  body: codeValidator,
  answers: reply<BonusRequestAnswer>(201),
  errors: [...GIVING, 'promoCodeUnknown', 'promoCodeUsed', 'tooManyAttempts'],
  handle: ({ principal, ip, body }) => redeemPromoCode({ principal, ip }, body.code),
})

export const ownBonusGrants = operation({
  method: 'GET',
  path: '/v1/me/bonus-grants',
  does: 'The own bonuses, running ones first: what was given, what is due, what counted, until when.',
  who: 'player',
  query: languageValidator,
  answers: reply<GrantView[]>(),
  handle: async ({ principal, query }) =>
    ownGrants(principal, await languageOf(principal, query.language)),
})

export const ownBonusPlays = operation({
  method: 'GET',
  path: '/v1/me/bonus-grants/:id/plays',
  does: 'The coupons and rounds that an own bonus paid for, newest first, with what counted and why.',
  who: 'player',
  query: pageValidator,
  answers: reply<GrantPlayPage>(),
  handle: ({ principal, params: { id }, query }) => ownPlays(principal, id, query.before),
})

export const forfeitBonusGrant = operation({
  method: 'POST',
  path: '/v1/me/bonus-grants/:id/forfeit',
  does: 'Gives a running bonus up; what its pocket holds goes back to the house.',
  who: 'player',
  answers: reply<GrantView>(),
  errors: ['bonusOver'],
  async handle({ principal, ip, params: { id } }) {
    await endByHand({ principal, ip }, id, { state: 'forfeited' })
    return ownGrant(principal, id, await languageOf(principal))
  },
})
