/** Placing coupons, and reading them: players their own, staff those of the branch. */
import type { HttpContext } from '@adonisjs/core/http'
import { keysOf, SLIP_ERRORS } from '@grandstand/shared-types/core/errors'
import type { CouponView, MatchStakes } from '@grandstand/shared-types/wire/betting/coupons'
import { personFault } from '#accounts/actions/require_fit_person'
import { operation } from '#core/operations/operation'
import { reply, sendJson } from '#core/operations/reply'
import { aroundList, LIST_ERRORS, listPart } from '#core/operations/resource_operations'
import { isStaff } from '#core/requests/access'
import { requireBetting } from '#core/requests/betting_pause'
import { requestHash } from '#core/requests/idempotency'
import { readOthersMayLag } from '#core/requests/own_writes'
import { countWork } from '#core/throttle/work_rate'
import * as placing from '#coupons/actions/place_coupon'
import * as detail from '#coupons/queries/coupon_detail'
import {
  couponResource,
  couponScope,
  listCoupons,
  type ListedCoupon,
} from '#coupons/queries/coupon_list'
import * as stakes from '#coupons/queries/match_stakes'
import { isOutOfCountry } from '#origins/require_country'
import { languageQuery } from '#coupons/validators/language'
import { placeCouponValidator } from '#coupons/validators/place_coupon'

/** Players and desks see their own coupons, staff with the permission those of their branch. */
export const READERS = ['player', 'terminal', 'coupons.view'] as const
const reads = { who: READERS } as const

/** Parts of the two operations that place a coupon: for the player, and by a desk for a customer without an account. */
export const placement = {
  spec: ['create coupon'],
  idempotent: 'required',
  body: placeCouponValidator,
  answers: reply<CouponView>(201),
  errors: [
    ...keysOf(SLIP_ERRORS),
    'insufficientCredit',
    'boostNotOpen',
    'boostNotForCoupon',
    'boostUsedUp',
    'accountPassive',
    'countryNotAllowed',
    'minimumAge',
    'identityNumberInUse',
    'selfExcluded',
    'realityCheckDue',
    'ownStakeLimit',
    'ownLossLimit',
    'ownSessionLimit',
    'bettingPaused',
    'tooManyAttempts',
  ],
  async handle({ ctx, principal, body, key, ip }: PlacementCall) {
    requireBetting()
    await countWork('coupons', principal, ip)
    const bodyHash = requestHash(body)
    const asker = { ...principal, ip }
    const outside = await isOutOfCountry(asker, 'coupon')
    await personFault(asker, 'coupon')
    const request = { principal, key, body, bodyHash, ip, isOutOfCountry: outside }
    const answer = await placing.placeCoupon(request)
    return sendJson(ctx, answer.status, answer.json)
  },
} as const

type PlaceRequest = Parameters<typeof placing.placeCoupon>[0]
interface PlacementCall extends Pick<PlaceRequest, 'principal' | 'body' | 'key' | 'ip'> {
  ctx: HttpContext
}

export const placeCoupon = operation({
  ...placement,
  method: 'POST',
  path: '/v1/coupons',
  does: 'Places a coupon, or refuses it with all violations.',
  who: 'player',
  notes: {
    in: '`oddsMilli` is the price seen; `totalStakeMinor` over all lines; `sizes` of a system; `boostId`: an odds boost of the boosts that run now; at most 50 selections are read',
    out: 'selections included; with a live selection its `state` is `pendingAcceptance` until `acceptAt`, the stake in escrow, and the detail tells `accepted` or `rejected` with `rejection`; 503 when too many wait; a refusal keeps its answer under the key too',
  },
})

export const couponList = {
  ...aroundList('coupons', couponResource, {
    permission: 'coupons.view',
    mayLag: true,
    scope: (query, principal) => couponScope(principal)(query),
  }),
  couponsList: operation({
    ...reads,
    method: 'GET',
    path: '/v1/coupons',
    does: 'A page of coupons.',
    spec: ['coupon list', 'coupons (back office)'],
    list: listPart(couponResource),
    query: languageQuery,
    answers: reply<ListedCoupon[]>(),
    errors: LIST_ERRORS,
    notes: {
      in: 'filters `status` 0, 1, -1, -2, 2; `couponType` single, combined, multiple, system, or live: with a live selection; `product` prematch, live: all in play, mixed; `branchOf` a dealer with everybody below; times are ms, amounts minor; `lang` of names',
      out: 'to players with their selections',
    },
    handle: ({ ctx, principal, query }) => {
      const list = () => listCoupons(ctx, principal, query.lang)
      // players look for the coupon that they have just placed
      return isStaff(principal) ? readOthersMayLag(ctx, list) : list()
    },
  }),
}

export const couponDetail = operation({
  ...reads,
  method: 'GET',
  path: '/v1/coupons/:id',
  does: 'A coupon with its selections, the reasons of their results, its events and the actions possible now.',
  spec: ['coupon detail', 'coupons (back office)'],
  query: languageQuery,
  answers: reply<Detail>(),
  notes: { in: "`lang` of the tournaments' names" },
  handle: ({ params: { id }, principal, query }) => detail.couponDetail(principal, id, query.lang),
})
type Detail = Awaited<ReturnType<typeof detail.couponDetail>>

export const matchStakes = operation({
  method: 'GET',
  path: '/v1/matches/:id/stakes',
  mayLag: true,
  does: 'Stakes on a match, by market and outcome.',
  who: 'coupons.view',
  answers: reply<MatchStakes>(),
  notes: {
    out: 'a coupon counts with its whole stake wherever it has a selection; rejected, cancelled and sold coupons do not count',
  },
  handle: ({ params: { id }, principal }) => stakes.matchStakes(principal, id),
})
