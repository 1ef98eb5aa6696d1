import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer } from 'react'
import { call } from '../../../api/client.ts'
import { ApiError, isUnanswered } from '../../../api/errors.ts'
import { refreshAccount } from '../../../api/queries.ts'
import type { Fault } from '../../../i18n/errorText.ts'
import { CLOSED, CONFIRM_MS, sellStep, type SellState } from './sellState.ts'

export interface Sell {
  state: SellState
  open: () => void
  close: () => void
  confirm: () => void
  retry: () => void
}

/** Requests offers while the player looks at them, and sells by the confirmed one. */
export function useSell(couponId: number): Sell {
  const client = useQueryClient()
  const [state, dispatch] = useReducer(sellStep, CLOSED)

  useEffect(() => {
    if (state.step !== 'asking') return
    const stop = new AbortController()
    const askedAt = Date.now()
    call('GET /v1/coupons/:id/sell-offer', { params: { id: couponId } }, stop.signal).then(
      (offer) => dispatch({ type: 'offer', offer, askedAt, lifeMs: CONFIRM_MS }),
      (error: unknown) => {
        if (!stop.signal.aborted) dispatch({ type: 'refused', refusal: refusalOf(error) })
      }
    )
    return () => stop.abort()
  }, [state, couponId])

  useEffect(() => {
    if (state.step !== 'offered') return
    const timer = setTimeout(
      () => dispatch({ type: 'expired' }),
      Math.max(0, state.offer.expiresAt - Date.now())
    )
    return () => clearTimeout(timer)
  }, [state])

  useEffect(() => {
    if (state.step !== 'selling') return
    // not aborted: the coupon may be sold even when the page is closed
    call('POST /v1/coupons/:id/sell', {
      params: { id: couponId },
      body: { offerId: state.offer.offerId },
      key: state.idempotencyKey,
    }).then(
      ({ amountMinor }) => {
        dispatch({ type: 'sold', amountMinor })
        void refreshAccount(client)
      },
      (error: unknown) => {
        if (isUnanswered(error)) {
          dispatch({ type: 'unanswered' })
          return
        }
        dispatch({ type: 'refused', refusal: refusalOf(error) })
        void refreshAccount(client)
      }
    )
  }, [state, couponId, client])

  return {
    state,
    open: () => dispatch({ type: 'open' }),
    close: () => dispatch({ type: 'close' }),
    confirm: () => dispatch({ type: 'confirm', idempotencyKey: randomKey() }),
    retry: () => dispatch({ type: 'retry' }),
  }
}

function refusalOf(error: unknown): Fault {
  return error instanceof ApiError
    ? { key: error.key, params: error.params }
    : { key: 'tecnicalProblem', params: [] }
}
