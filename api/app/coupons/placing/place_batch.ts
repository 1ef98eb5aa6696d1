/**
 * One transaction for a batch of coupons, each accepted or refused on its own (betting-rules 3.12). In order: answers
 * given before, players' pockets locked, same coupons counted, `evaluate`, rows, money, answers.
 */
import type { ErrorBody } from '@grandstand/shared-types/errors'
import type { EvaluateContext, Evaluation, Violation } from '@grandstand/shared-types/coupons/types'
import { evaluate } from '@grandstand/shared-types/coupons/evaluate'
import { bettingProfiles, type BettingProfile } from '#accounts/queries/betting_profile'
import { book } from '#book/book'
import { pipeForm } from '#core/app_error'
import { clock } from '#core/clock'
import { inTransaction, insertAll, isUniqueViolation } from '#core/database'
import { reserveIds } from '#core/id_blocks'
import { houseAccountId, stakePockets, userAccounts } from '#ledger/accounts'
import { drawStake, spendableTotal, type PocketState } from '#ledger/pockets'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'
import { AnswerStore } from '#coupons/placing/answer_store'
import {
  couponRow,
  placedView,
  selectionRows,
  type AcceptedCoupon,
} from '#coupons/placing/coupon_rows'
import { newCouponCode } from '#coupons/placing/coupon_code'
import { fingerprintOf } from '#coupons/placing/fingerprint'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'
import { SameCoupons } from '#coupons/placing/same_coupons'

/** Answers in the order of the requests. */
export async function placeBatch(requests: PlaceRequest[]): Promise<PlaceAnswer[]> {
  const batch = await prepare(requests)
  try {
    return await inTransaction((trx) => batch.write(trx))
  } catch (error) {
    // Another node stored an answer to one of these keys meanwhile; now it will be found.
    if (isUniqueViolation(error)) return inTransaction((trx) => batch.write(trx))
    throw error
  }
}

/** What can be known before the transaction, so that it stays short. */
async function prepare(requests: PlaceRequest[]) {
  const userIds = [...new Set(requests.map((request) => request.principal.userId))]
  const profiles = await bettingProfiles(userIds)
  const couponIds = await reserveIds('coupons', requests.length)
  const transferIds = await reserveTransferIds(requests.length)
  const houseIds = new Map<string, number>()
  for (const profile of profiles.values()) {
    const key = `${profile.siteId}:${profile.currency}`
    if (!houseIds.has(key)) {
      houseIds.set(key, await houseAccountId(profile.siteId, 'stakes', profile.currency))
    }
  }
  const fingerprints = requests.map(({ body }) =>
    fingerprintOf(
      body.kind === 'system' ? 'system' : 'combined',
      body.selections.map((selection) => selection.outcomeId)
    )
  )

  return {
    async write(trx: Parameters<Parameters<typeof inTransaction>[0]>[0]): Promise<PlaceAnswer[]> {
      const answers = await AnswerStore.load(trx, requests)
      const accounts = await userAccounts(userIds, { trx, lock: true })
      const same = await SameCoupons.load(
        trx,
        requests.map((r, i) => ({ userId: r.principal.userId, fingerprint: fingerprints[i] ?? 0 }))
      )
      const pockets = new Map(
        [...accounts].map(([userId, held]) => [userId, stakePockets(held)] as const)
      )
      const accepted: AcceptedCoupon[] = []
      const transfers: Transfer[] = []

      const result = requests.map((request, index): PlaceAnswer => {
        const known = answers.find(request)
        if (known) return known
        const userId = request.principal.userId
        const profile = profiles.get(userId)
        if (!profile?.active) {
          return answers.keep(request, 403, refusalBody({ key: 'accountPassive', params: [] }))
        }
        const own = pockets.get(userId) ?? []
        const fingerprint = fingerprints[index] ?? 0
        const placedAt = clock.now()
        const evaluation = evaluate(
          request.body,
          contextFor(profile, own, same.count(userId, fingerprint), placedAt)
        )
        const parts = evaluation.ok ? drawStake(own, evaluation.totalStakeMinor, false) : null
        if (!parts || evaluation.type === null) {
          return answers.keep(request, 422, refusalOf(evaluation))
        }
        for (const { accountId, amountMinor } of parts) {
          const pocket = own.find((candidate) => candidate.accountId === accountId)
          if (pocket) pocket.balance -= amountMinor
        }
        same.add(userId, fingerprint)

        const coupon: AcceptedCoupon = {
          id: couponIds[index] ?? 0,
          code: newCouponCode(),
          type: evaluation.type,
          request,
          profile,
          evaluation,
          fingerprint,
          placedAt,
          quotes: request.body.selections.flatMap(
            (selection) => book.quote(selection.outcomeId) ?? []
          ),
        }
        accepted.push(coupon)
        transfers.push(
          stakeTransfer(
            coupon,
            transferIds[index] ?? 0,
            parts,
            houseIds.get(`${profile.siteId}:${profile.currency}`) ?? 0
          )
        )
        return { ...answers.keep(request, 201, placedView(coupon)), placed: coupon.id }
      })

      if (accepted.length > 0) {
        await insertAll(trx, 'coupons', accepted.map(couponRow))
        await insertAll(trx, 'coupon_selections', accepted.flatMap(selectionRows))
        await post(trx, transfers, [...accounts.values()].flat())
      }
      await answers.save(trx)
      return result
    },
  }
}

function contextFor(
  profile: BettingProfile,
  pockets: PocketState[],
  sameCouponCount: number,
  nowMs: number
): EvaluateContext {
  return {
    nowMs,
    quote: (outcomeId) => book.quote(outcomeId),
    limits: profile.limits,
    products: profile.products,
    // Bonus pockets join in with the bonuses' own rules.
    fundsMinor: spendableTotal(pockets, false),
    sameCouponCount,
  }
}

function stakeTransfer(
  { id, profile, evaluation }: AcceptedCoupon,
  transferId: number,
  parts: { accountId: number; amountMinor: number }[],
  stakesAccountId: number
): Transfer {
  return {
    id: transferId,
    key: `coupon:${id}:stake`,
    kind: 'stake',
    siteId: profile.siteId,
    currency: profile.currency,
    referenceType: 'coupon',
    referenceId: id,
    actorId: profile.userId,
    legs: [
      ...parts.map(({ accountId, amountMinor }) => ({ accountId, amountMinor: 0 - amountMinor })),
      { accountId: stakesAccountId, amountMinor: evaluation.totalStakeMinor },
    ],
  }
}

function refusalOf({ violations }: Evaluation): ErrorBody {
  const [first] = violations
  return refusalBody(first ?? { key: 'insufficientCredit', params: [] }, violations)
}

function refusalBody({ key, params }: Violation, violations?: Violation[]): ErrorBody {
  const message = pipeForm(key, params)
  return { error: { key, params, message, ...(violations && { violations }) }, message }
}
