import { expect, test } from 'vitest'
import { callOf } from '../../src/wire/calls/call.ts'

test('a call becomes a request with the parameters in its path', () => {
  const given = { params: { id: 7 }, body: { offerId: 'x' }, key: 'k-1' }
  expect(callOf('POST /v1/coupons/:id/sell', given)).toEqual({
    method: 'POST',
    path: '/v1/coupons/7/sell',
    query: undefined,
    body: { offerId: 'x' },
    headers: { 'idempotency-key': 'k-1' },
  })
})

test('a parameter cannot leave its place in the path', () => {
  const { path } = callOf('GET /v1/tickets/:code', { params: { code: 'a/../b?c' }, query: {} })
  expect(path).toBe('/v1/tickets/a%2F..%2Fb%3Fc')
})

test('the compiler refuses a call without its parameter, its body, or with a wrong one', () => {
  // @ts-expect-error the coupon is missing
  callOf('GET /v1/coupons/:id/sell-offer', {})
  // @ts-expect-error the offer is missing
  callOf('POST /v1/coupons/:id/sell', { params: { id: 1 } })
  // @ts-expect-error an amount is no offer
  callOf('POST /v1/coupons/:id/sell', { params: { id: 1 }, body: { amountMinor: 5 } })
  // @ts-expect-error there is no such operation
  callOf('GET /v1/nothing', {})
})
