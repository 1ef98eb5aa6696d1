// @vitest-environment jsdom
/** Numbers of the back office, typed on any keyboard (rules 8.18). */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, Form, required } from 'ra-core'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { NumberInput } from '../src/record/inputs/ParsedInput.tsx'
import { parseNumber, parseWhole } from '../src/record/inputs/numberText.ts'
import { i18nProvider } from '../src/i18n/provider.ts'

beforeAll(() => i18nProvider.changeLocale('tr'))
afterEach(cleanup)

function show(changes: Partial<Parameters<typeof NumberInput>[0]> = {}) {
  const onSubmit = vi.fn<(values: object) => void>()
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Form onSubmit={onSubmit}>
        <NumberInput
          source="count"
          label="Count"
          min={1}
          max={100}
          validate={required()}
          {...changes}
        />
        <button type="submit">Save</button>
      </Form>
    </CoreAdminContext>
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const send = (text: string) => {
    fireEvent.change(field, { target: { value: text } })
    expect(field.value).toBe(text)
    fireEvent.click(screen.getByRole('button'))
  }
  return { field, send, onSubmit }
}

test.each(['12', '۱۲', '١٢', '１２', '\u202a12\u202c', ' 12 ', '1\u200e2'])(
  '%s is 12',
  async (text) => {
    const { send, onSubmit } = show()
    send(text)
    await waitFor(() => expect(onSubmit).toHaveBeenCalled())
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ count: 12 })
  }
)

test.each(['1,5', '۱/۵', '١٫٥', '１．５', '1.50'])('%s is one and a half', async (text) => {
  const { send, onSubmit } = show({ step: 0.01 })
  send(text)
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ count: 1.5 })
})

test.each([
  ['', 'Zorunlu'],
  ['0', 'En az 1'],
  ['۰', 'En az 1'],
  ['101', 'En fazla 100'],
  ['1,5', 'Tam sayı girin'],
  ['12a', 'Tam sayı girin'],
  ['۱/۵', 'Tam sayı girin'],
])('"%s" is kept, and refused: %s', async (text, reason) => {
  const { field, send, onSubmit } = show()
  fireEvent.change(field, { target: { value: '7' } })
  send(text)
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(document.body.textContent).toContain(reason)
  expect(onSubmit).not.toHaveBeenCalled()
})

describe('the readers', () => {
  test('take no number that JavaScript would round', () => {
    expect(parseWhole('9'.repeat(15))).toBe(999_999_999_999_999)
    expect(parseWhole('9'.repeat(16))).toBeNull()
    expect(parseNumber('9'.repeat(16))).toBeNull()
    expect(parseNumber('1.234')).toBeNull()
    expect(parseNumber('-2,25')).toBe(-2.25)
  })
})

test('no field of the back office is of the kind number of the browser', () => {
  const files = import.meta.glob<string>('../src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const faulty = Object.entries(files).filter(
    ([, text]) =>
      /import \{[^}]*\bNumberInput\b[^}]*\} from 'react-admin'/.test(text) ||
      /type(?:=|: )['"]number['"]/.test(text)
  )
  expect(faulty.map(([path]) => path)).toEqual([])
})

test.each([
  ['gameProviders.orphanHint', /^Sağlayıcının bilmediği bahis/],
  ['At most a hundred', /^At most a hundred$/],
])('the hint %s is shown in words', (helperText, words) => {
  show({ helperText })
  expect(screen.getByText(words)).toBeDefined()
})
