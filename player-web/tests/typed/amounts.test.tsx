/** A text that is no amount is refused with an example, wherever an amount is typed (rules 8.18). */
import { fireEvent, screen } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { CountForm } from '../../src/features/desk/shift/CountForm.tsx'
import { DepositForm } from '../../src/features/desk/cash/DepositForm.tsx'
import { LimitRow } from '../../src/features/protection/LimitRow.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'
import { isRefused, reasonOf, show, type, typings } from './support.tsx'

beforeAll(withPageTexts(['desk', 'protection'], () => Promise.resolve()))
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

const NO_AMOUNTS = ['on lira', '1,00,0', '12.5.0', '1 00']
const EXAMPLE = '1.250,50'

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox')
const last = () => {
  const field = fields().at(-1)
  if (!field) throw new Error('no field')
  return field
}
const LIMIT = { kind: 'deposit', period: 'day', value: null, used: 0, waiting: null } as const

const FORMS = {
  'cash at the desk': () => (
    <DepositForm machine={{ machineId: 'desk-01', username: 'desk' } as never} currency="TRY" />
  ),
  'the count of a drawer': () => (
    <CountForm action="Say" hint="" isPending={false} error={undefined} onCount={() => undefined} />
  ),
  'a limit of one’s own': () => <LimitRow limit={LIMIT} currency="TRY" />,
}

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  test.each(NO_AMOUNTS)('says how an amount is written when it gets %s', (text) => {
    show(form())
    type(last(), text)
    expect(last().value).toBe(text)
    expect(isRefused(last())).toBe(true)
    expect(reasonOf(last())).toContain(EXAMPLE)
  })

  test('takes an amount of every keyboard, and says nothing of an empty field', () => {
    show(form())
    expect(isRefused(last())).toBe(false)
    for (const text of typings('150')) {
      type(last(), text)
      expect(isRefused(last()), text).toBe(false)
    }
    type(last(), '-5')
    expect(reasonOf(last())).toMatch(/0/)
    expect(isRefused(last())).toBe(true)
  })
})

test('a limit in minutes asks for a whole number', () => {
  show(<LimitRow limit={{ ...LIMIT, kind: 'session' }} currency="TRY" />)
  type(last(), '1,5')
  expect(isRefused(last())).toBe(true)
  expect(reasonOf(last())).toBe('Tam sayı girin.')
  fireEvent.change(last(), { target: { value: '۹۰' } })
  expect(isRefused(last())).toBe(false)
})
