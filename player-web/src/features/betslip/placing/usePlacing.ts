import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponView } from '@grandstand/shared-types/wire/betting/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/betting/coupon_actions'
import { call } from '../../../api/client.ts'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { beginAttempts, endAttempt, forgetAttempts, keepPending, type Attempt } from './attempts.ts'
import { acceptedOrRejected, isPending } from './acceptance.ts'
import { placingAtom, refusalOf, type Refusal, type PendingCoupon } from './placing.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { takePlaced } from '../state/slipState.ts'

/** A connection that broke without a word would keep the player waiting; the same coupon can be sent again. */
const ANSWERED_WITHIN_MS = 30_000

/** Coupons in their acceptance delay that are already watched. */
const awaited = new Set<number>()

/** Sends coupons one after the other, each under its own key, and returns their results. */
export function usePlacing() {
  const client = useQueryClient()
  const { language } = useTranslation().i18n
  const setSlip = useSetAtom(slipAtom)
  const [placing, setPlacing] = useAtom(placingAtom)

  const take = useCallback(
    ({ selections }: PlaceCouponBody) => {
      const ids = selections.map(({ outcomeId }) => outcomeId)
      setSlip((slip) => takePlaced(slip, ids))
    },
    [setSlip]
  )

  const finish = useCallback(
    (hasRefusals: boolean) => {
      void refreshAccount(client)
      if (hasRefusals) void client.invalidateQueries({ queryKey: ['board', 'outcomes'] })
    },
    [client]
  )

  const send = useCallback(
    async (attempts: readonly Attempt[]) => {
      setPlacing({ step: 'sending' })
      const isDesk = client.getQueryData(meQuery.queryKey)?.type === 'terminal'
      const route = isDesk ? 'POST /v1/desk/coupons' : 'POST /v1/coupons'
      const coupons: CouponView[] = []
      const pending: PendingCoupon[] = []
      const refusals: Refusal[] = []
      for (const [index, { idempotencyKey, body }] of attempts.entries()) {
        try {
          const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
          const coupon = await call(route, { body, key: idempotencyKey }, signal)
          if (isPending(coupon)) {
            keepPending(idempotencyKey, coupon)
            pending.push({ coupon, body, idempotencyKey })
            continue
          }
          coupons.push(coupon)
          take(body)
        } catch (error) {
          if (isUnanswered(error) || !(error instanceof ApiError)) {
            setPlacing({ step: 'unanswered', attempts: attempts.slice(index) })
            return
          }
          const { key, params, violations } = error
          refusals.push({ key, params, violations, body, wasPending: false })
        }
        endAttempt(idempotencyKey)
      }
      setPlacing({ step: pending.length > 0 ? 'pending' : 'done', coupons, pending, refusals })
      finish(refusals.length > 0)
    },
    [client, setPlacing, take, finish]
  )

  // the component that shows the slip watches the delay; the state is kept longer
  useEffect(() => {
    if (placing.step !== 'pending') return
    for (const one of placing.pending) {
      if (awaited.has(one.coupon.id)) continue
      awaited.add(one.coupon.id)
      void acceptedOrRejected(one.coupon, language).then((coupon) => {
        awaited.delete(coupon.id)
        endAttempt(one.idempotencyKey)
        const refusal = refusalOf(coupon, one.body)
        if (!refusal) take(one.body)
        setPlacing((before) => {
          if (before.step !== 'pending') return before
          const pending = before.pending.filter((other) => other.coupon.id !== coupon.id)
          return {
            step: pending.length > 0 ? 'pending' : 'done',
            pending,
            coupons: refusal ? before.coupons : [...before.coupons, coupon],
            refusals: refusal ? [...before.refusals, refusal] : before.refusals,
          }
        })
        finish(refusal !== null)
      })
    }
  }, [placing, language, setPlacing, take, finish])

  const place = useCallback(
    (bodies: readonly PlaceCouponBody[]) => void send(beginAttempts(bodies)),
    [send]
  )

  const reset = useCallback(() => {
    forgetAttempts()
    setPlacing({ step: 'idle' })
  }, [setPlacing])

  const retry = () => {
    if (placing.step === 'unanswered') void send(placing.attempts)
  }

  return { placing, place, retry, reset }
}
