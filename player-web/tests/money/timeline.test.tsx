import type { PaymentView } from '@grandstand/shared-types/wire/money/payments'
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Timeline } from '../../src/features/payments/Timeline.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'

beforeAll(withPageTexts(['payments'], () => Promise.resolve()))

const show = (...states: PaymentView['state'][]) => {
  const state = states.at(-1) ?? 'created'
  const steps = states.map((of, at) => ({ state: of, at }))
  render(<Timeline payment={{ direction: 'withdrawal', state, steps }} />)
  return screen.getAllByRole('listitem').map((step) => step.dataset['tone'])
}

test('the step that a withdrawal is in is not marked as done', () => {
  expect(show('created', 'waiting')).toEqual(['won', 'now', 'next', 'next'])
})

test('every step of a withdrawal that was paid is done', () => {
  expect(show('created', 'waiting', 'approved', 'paid')).toEqual(['won', 'won', 'won', 'won'])
})
