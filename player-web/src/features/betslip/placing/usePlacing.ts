import { useQueryClient } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CouponView } from '@grandstand/shared-types/wire/coupons'
import type { PlaceCouponBody } from '@grandstand/shared-types/wire/coupon_actions'
import { call } from '../../../api/client.ts'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { meQuery, refreshAccount } from '../../../api/queries.ts'
import { beginAttempts, endAttempt, forgetAttempts, keepWaiting, type Attempt } from './attempts.ts'
import { decisionOf, isWaiting } from './decisions.ts'
import { placingAtom, refusalOf, type Refusal, type WaitingCoupon } from './placing.ts'
import { slipAtom } from '../state/slipAtoms.ts'
import { removeItems } from '../state/slipState.ts'

/** Coupons in their acceptance delay that are already watched. */
const awaited = new Set<number>()

/** Sends coupons one after the other, each under its own key, and returns their results. */
export function usePlacing() {
  const client = useQueryClient()
  const { language } = useTranslation().i18n
  const setSlip = useSetAtom(slipAtom)
  const [placing, setPlacing] = useAtom(placingAtom)

  /** Placed selections leave the slip. */
  const take = useCallback(
    ({ selections }: PlaceCouponBody) => {
      const ids = selections.map(({ outcomeId }) => outcomeId)
      setSlip((slip) => removeItems(slip, ids))
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
      const waiting: WaitingCoupon[] = []
      const refusals: Refusal[] = []
      for (const [index, { idempotencyKey, body }] of attempts.entries()) {
        try {
          const coupon = await call(route, { body, key: idempotencyKey })
          if (isWaiting(coupon)) {
            keepWaiting(idempotencyKey, coupon)
            waiting.push({ coupon, body, idempotencyKey })
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
          refusals.push({ key, params, violations, body, hasWaited: false })
        }
        endAttempt(idempotencyKey)
      }
      setPlacing({ step: waiting.length > 0 ? 'waiting' : 'done', coupons, waiting, refusals })
      finish(refusals.length > 0)
    },
    [client, setPlacing, take, finish]
  )

  // the component that shows the slip watches the delay; the state is kept longer
  useEffect(() => {
    if (placing.step !== 'waiting') return
    for (const one of placing.waiting) {
      if (awaited.has(one.coupon.id)) continue
      awaited.add(one.coupon.id)
      void decisionOf(one.coupon, language).then((coupon) => {
        awaited.delete(coupon.id)
        endAttempt(one.idempotencyKey)
        const refusal = refusalOf(coupon, one.body)
        if (!refusal) take(one.body)
        setPlacing((before) => {
          if (before.step !== 'waiting') return before
          const waiting = before.waiting.filter((other) => other.coupon.id !== coupon.id)
          return {
            step: waiting.length > 0 ? 'waiting' : 'done',
            waiting,
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
