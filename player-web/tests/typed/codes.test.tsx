/** Fields of the browser keep what was typed or pasted, on any keyboard, or refuse it by name and bound (rules 8.18): PINs, codes, and what every field does. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { EnrolForm } from '../../src/features/handlogin/EnrolForm.tsx'
import { NewPinForm } from '../../src/features/handlogin/NewPinForm.tsx'
import { Keypad } from '../../src/features/status/Keypad.tsx'
import TicketForm from '../../src/features/ticket/TicketForm.tsx'
import { Field } from '../../src/ui/form/Field.tsx'
import { PlainForm } from '../../src/ui/form/PlainForm.tsx'
import { TextAreaField } from '../../src/ui/form/TextAreaField.tsx'
import { withPageTexts } from '../../src/i18n/index.ts'
import { typings, show, fieldOf, type, isRefused, reasonOf } from './support.tsx'

beforeAll(withPageTexts(['status', 'handlogin', 'ticket'], () => Promise.resolve()))
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

describe('PINs and codes', () => {
  test('a keypad takes the digits of every keyboard', () => {
    for (const text of typings('123456')) {
      const onDigits = vi.fn<(digits: string) => void>()
      show(<Keypad label="Kod" error={undefined} isPending={false} onDigits={onDigits} />)
      fireEvent.change(screen.getByLabelText('Kod', { selector: 'input' }), {
        target: { value: text },
      })
      expect(onDigits.mock.calls).toEqual([['123456']])
      cleanup()
    }
  })

  test('a new PIN takes them too, and a longer one is refused', () => {
    show(<NewPinForm />)
    const field = screen.getByLabelText<HTMLInputElement>(/Yeni/)
    for (const text of typings('123456')) {
      type(field, text)
      expect(field.value).toBe('123456')
      expect(isRefused(field)).toBe(false)
    }
    type(field, '1234567')
    expect(field.value).toBe('1234567')
    expect(isRefused(field)).toBe(true)
    expect(reasonOf(field)).toContain('6')
  })

  test.each([
    ['of a machine', () => <EnrolForm onEnrolled={() => undefined} />],
    ['of a ticket', () => <TicketForm size="large" />],
  ])('a code %s keeps every keyboard', (_, form) => {
    show(form())
    for (const field of document.querySelectorAll('input')) {
      for (const text of typings('ABCD-1234-EFGH')) {
        type(field, text)
        expect(field.value).toBe(text)
      }
    }
  })
})

describe('a field with a bound', () => {
  const field = (value: string, onSend: () => void) => (
    <PlainForm onSend={onSend}>
      <Field label="Ad" name="one" maxLength={5} value={value} onValue={() => undefined} />
      <TextAreaField
        label="Not"
        name="more"
        maxLength={9}
        value={value}
        onValue={() => undefined}
      />
    </PlainForm>
  )

  test('counts what people see, and sends no text that is longer', () => {
    const unseen = fc.constantFrom('', '\u200e', '\u202a', '\u202c', '\u00ad', '\ufeff')
    fc.assert(
      fc.property(
        fc.array(unseen, { minLength: 12, maxLength: 12 }),
        fc.nat(12),
        (marks, length) => {
          const onSend = vi.fn<() => void>()
          const text = marks
            .slice(0, length)
            .map((mark) => `${mark}ж`)
            .join('')
          show(field(text, onSend))
          expect(isRefused(fieldOf('one'))).toBe(length > 5)
          expect(isRefused(fieldOf('more'))).toBe(length > 9)
          if (length > 5) expect(reasonOf(fieldOf('one'))).toBe('Ad: en çok 5 karakter olabilir.')
          fireEvent.submit(document.querySelector('form') ?? document.body)
          expect(onSend).toHaveBeenCalledTimes(length > 5 ? 0 : 1)
          cleanup()
        }
      ),
      { numRuns: 60 }
    )
  })
})

/** Every field goes through those above: no other file takes signs out of a typed text, or lets the browser cut one. */
test('no field of the app drops signs or cuts a text by itself', () => {
  const files = import.meta.glob<string>('../../src/**/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const faulty = Object.entries(files).filter(([path, text]) => {
    const raw = text.match(/<(?:input|textarea)\b[\s\S]*?\/>/g) ?? []
    const isOfField = /ui\/form\//.test(path)
    const drops = /(?:replace|replaceAll)\(\/(?:\\D|\[\^\\d|\[\^0-9)/.test(text)
    return (
      // a number of staff's in the footer is no typed text
      (drops && !path.endsWith('/Footer.tsx')) ||
      (!isOfField && raw.some((tag) => /maxLength|type="number"|pattern=/.test(tag)))
    )
  })
  expect(faulty.map(([path]) => path)).toEqual([])
})
