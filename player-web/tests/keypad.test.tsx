import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { Keypad } from '../src/features/status/Keypad.tsx'
import { withPageTexts } from '../src/i18n/index.ts'

beforeAll(withPageTexts(['status'], () => Promise.resolve()))

const show = (changes: Partial<Parameters<typeof Keypad>[0]> = {}) => {
  const onDigits = vi.fn<(digits: string) => void>()
  render(
    <Keypad label="Kod" error={undefined} isPending={false} onDigits={onDigits} {...changes} />
  )
  return onDigits
}

const field = (): HTMLInputElement => screen.getByLabelText('Kod', { selector: 'input' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('six keys on the screen give six digits, once', () => {
  const onDigits = show()
  for (const digit of '01234') press(digit)
  expect(onDigits).not.toHaveBeenCalled()
  press('5')
  expect(onDigits.mock.calls).toEqual([['012345']])
  expect(field().value).toBe('')
})

test('ignores typed characters that are not digits, and refuses a longer paste as too long', () => {
  const onDigits = show()
  fireEvent.change(field(), { target: { value: '12a 3' } })
  expect(field().value).toBe('123')
  fireEvent.change(field(), { target: { value: '1234567' } })
  expect(onDigits).not.toHaveBeenCalled()
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('status').textContent).toContain('en çok 6')
  fireEvent.change(field(), { target: { value: '۱۲۳ ٤٥\u200e６' } })
  expect(onDigits.mock.calls).toEqual([['123456']])
})

test('the last digit can be erased, and all of them cleared', () => {
  show()
  for (const digit of '987') press(digit)
  press('Son rakamı sil')
  expect(field().value).toBe('98')
  press('Temizle')
  expect(field().value).toBe('')
})

test('the digits are never shown, their number is spoken', () => {
  show()
  press('7')
  expect(field().type).toBe('password')
  expect(screen.getByRole('status').textContent).toContain('6 rakamdan 1 tanesi')
})

test('takes nothing while digits are checked', () => {
  const onDigits = show({ isPending: true })
  for (const digit of '123456') press(digit)
  expect(onDigits).not.toHaveBeenCalled()
})

test('a refusal is spoken, and the field has the focus for the next try', () => {
  show({ error: 'Yanlış kod' })
  expect(screen.getByRole('status').textContent).toContain('Yanlış kod')
  expect(document.activeElement).toBe(field())
})
