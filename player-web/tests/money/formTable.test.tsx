/** The form in the browser: every row of the table of the seven rules that the server is held against, too. */
import { formValue, paymentFieldFault } from '@grandstand/shared-types/payments/field_faults'
import type { PaymentField } from '@grandstand/shared-types/payments/fields'
import type { PaymentMethodView } from '@grandstand/shared-types/wire/money/payments'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { FORM_TABLE, tableField } from '../../../shared-types/tests/payments/form_table.ts'
import { PaymentForm } from '../../src/features/money/form/PaymentForm.tsx'
import { errorText } from '../../src/i18n/errorText.ts'
import { formatOf } from '../../src/i18n/format.ts'
import { withPageTexts } from '../../src/i18n/index.ts'
import { PLAYER } from '../slipSupport.tsx'

beforeAll(withPageTexts(['money', 'payments'], () => Promise.resolve()))

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  sent.mockReset().mockReturnValue(new Promise(() => undefined))
  vi.stubGlobal('fetch', sent)
})

const method = (fields: PaymentField[]): PaymentMethodView => ({
  id: 1,
  categoryId: 1,
  name: 'Banka',
  payType: 'bank',
  payTag: '660',
  logo: null,
  infoFields: [],
  fields,
  minMinor: 1_000,
  maxMinor: 0,
  feePercentMilli: 0,
  feeFixedMinor: 0,
  banks: 'none',
})

/** Shows the form with an amount; the last field is the method's own. */
function show(field: PaymentField): HTMLElement {
  render(
    <Provider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <PaymentForm
            direction="deposit"
            method={method([field])}
            me={PLAYER}
            onTaken={() => undefined}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
  fireEvent.change(screen.getByLabelText('Tutar'), { target: { value: '100' } })
  const own = document.querySelector<HTMLElement>(`[name="${field.name}"]`)
  if (!own) throw new Error('the form lacks its field')
  return own
}

const valueOf = (element: HTMLElement): string => {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  if (!isField) throw new Error('no field of a form')
  return element.value
}

const send = () => fireEvent.submit(document.querySelector('form') ?? document.body)

describe.each(FORM_TABLE)('a value that is $input, of the type $type', ({ field, value, key }) => {
  test(`is refused or sent as the rules say: ${key ?? 'sent'}`, async () => {
    const own = show(field)
    fireEvent.change(own, { target: { value } })
    // what the field keeps of it: all, with the signs of a day or a time
    const kept = valueOf(own)
    // what it sends: an amount as the language writes it is one with a point
    const read = formValue(field.type, kept, 'tr')
    const fault = paymentFieldFault(field, read)
    if (read === value) expect(fault?.key ?? null).toBe(key)
    send()
    if (fault) {
      const text = errorText(fault, i18next.t, formatOf('tr'), 'TRY')
      expect(own.getAttribute('aria-invalid')).toBe('true')
      expect(screen.getByText(text).id).toBe(own.getAttribute('aria-describedby'))
      expect(document.activeElement).toBe(own)
      expect(sent).not.toHaveBeenCalled()
    } else {
      await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
      const body: unknown = JSON.parse(String(sent.mock.calls[0]?.[1].body))
      const values = read === '' ? [] : [{ name: field.name, value: read }]
      expect(body).toEqual({ methodId: 1, amountMinor: 10_000, values })
    }
  })
})

describe('the amount', () => {
  const type = (text: string) => {
    show(tableField('text', { required: false }))
    const amount = screen.getByLabelText<HTMLInputElement>('Tutar')
    fireEvent.change(amount, { target: { value: text } })
    expect(amount.value).toBe(text)
    send()
    return amount
  }

  test.each([
    ['1.150,50', 115_050],
    ['2500', 250_000],
    ['۱۵۰/۵', 15_050],
    ['１５０', 15_000],
    ['\u202d150\u202c', 15_000],
  ])('%s is sent as %s', async (text, amountMinor) => {
    type(text)
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toMatchObject({ amountMinor })
  })

  test.each(['1,150.5', '1 5', '150/5', 'yüz'])('%s is refused as no amount', (text) => {
    expect(type(text).getAttribute('aria-invalid')).toBe('true')
    const fault = { key: 'formWrong', params: ['1.250,50'] } as const
    expect(screen.getByText(errorText(fault, i18next.t, formatOf('tr'), 'TRY'))).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
  })
})
