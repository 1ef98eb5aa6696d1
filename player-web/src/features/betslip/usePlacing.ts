import type { Violation } from '@grandstand/shared-types/coupons/types'
import type { ErrorKey, ErrorParam } from '@grandstand/shared-types/errors'
import type { CouponView, PlaceCouponBody } from '@grandstand/shared-types/wire'
import { useQueryClient } from '@tanstack/react-query'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { placeCoupon } from '../../api/coupons.ts'
import { ApiError, isUnanswered } from '../../api/errors.ts'
import { refreshAccount } from '../../api/queries.ts'
import {
  beginAttempts,
  endAttempt,
  forgetAttempts,
  storedAttempts,
  type Attempt,
} from './attempts.ts'
import { slipAtom } from './slipAtoms.ts'
import { removeItems } from './slipState.ts'

export interface Refusal {
  key: ErrorKey
  params: ErrorParam[]
  violations: Violation[]
  body: PlaceCouponBody
}

export type Placing =
  | { step: 'idle' }
  | { step: 'sending' }
  /** No answer came for these; whether they were placed is not known. */
  | { step: 'unanswered'; attempts: Attempt[] }
  | { step: 'done'; coupons: CouponView[]; refusals: Refusal[] }

function first(): Placing {
  const attempts = storedAttempts()
  return attempts.length > 0 ? { step: 'unanswered', attempts } : { step: 'idle' }
}

/** Outlives the sheet of a phone, which may be closed while a coupon is on its way. */
const placingAtom = atom(first())

/** Sends coupons one after the other, each under its own key, and says what became of them. */
export function usePlacing() {
  const client = useQueryClient()
  const setSlip = useSetAtom(slipAtom)
  const [placing, setPlacing] = useAtom(placingAtom)

  const send = useCallback(
    async (attempts: readonly Attempt[]) => {
      setPlacing({ step: 'sending' })
      const coupons: CouponView[] = []
      const refusals: Refusal[] = []
      for (const [index, { idempotencyKey, body }] of attempts.entries()) {
        try {
          coupons.push(await placeCoupon(body, idempotencyKey))
          setSlip((slip) =>
            removeItems(
              slip,
              body.selections.map(({ outcomeId }) => outcomeId)
            )
          )
        } catch (error) {
          if (isUnanswered(error) || !(error instanceof ApiError)) {
            setPlacing({ step: 'unanswered', attempts: attempts.slice(index) })
            return
          }
          refusals.push({
            key: error.key,
            params: error.params,
            violations: error.violations,
            body,
          })
        }
        endAttempt(idempotencyKey)
      }
      setPlacing({ step: 'done', coupons, refusals })
      void refreshAccount(client)
      if (refusals.length > 0) void client.invalidateQueries({ queryKey: ['board', 'outcomes'] })
    },
    [client, setPlacing, setSlip]
  )

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
