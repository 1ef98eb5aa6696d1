import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SlipPending } from '../src/features/betslip/sending/SlipPending.tsx'
import { couponDetail } from './couponSupport.ts'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

test('the ring and its caption always show the same second', () => {
  const coupon = couponDetail({ placedAt: 1_000_000 - 400, acceptAt: 1_000_000 + 4_600 })
  const body = { kind: 'single', selections: [], totalStakeMinor: 2000, oddsChange: 'any' } as const
  render(
    <SlipPending pending={[{ coupon, body: { ...body, selections: [] }, idempotencyKey: 'k' }]} />
  )
  const figure = () => Number(document.querySelector('b')?.textContent)
  for (let passedMs = 0; passedMs < 4_500; passedMs += 150) {
    expect(screen.getByText(`${figure()} saniye kaldı`), `after ${passedMs} ms`).toBeTruthy()
    act(() => vi.advanceTimersByTime(150))
  }
  act(() => vi.advanceTimersByTime(1000))
  expect(screen.getByText('Karar veriliyor')).toBeTruthy()
  expect(document.querySelector('b')?.textContent).toBe('…')
})
