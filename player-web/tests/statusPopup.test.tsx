/** The codes of the status popup (rules 9.9). */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '../src/api/errors.ts'
import { PrinterBar } from '../src/features/desk/printer/PrinterBar.tsx'
import { printerFaultAtom } from '../src/features/desk/printer/printer.ts'
import { useSaleStatus } from '../src/features/desk/status/useSaleStatus.ts'
import { Keypad, STATUS, StatusPopup, statusAtom, useStatus } from '../src/features/status/index.ts'
import { withPageTexts } from '../src/i18n/index.ts'
import { saleAtom, type Sale } from '../src/selling/sale.ts'

// jsdom has no dialogs
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

beforeAll(withPageTexts(['desk', 'status'], () => Promise.resolve()))

function Sales() {
  useSaleStatus()
  return null
}

function desk(parts: ReactNode, keypad?: ReactNode) {
  const store = createStore()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={store}>
        {parts}
        <StatusPopup keypad={keypad} />
      </Provider>
    </QueryClientProvider>
  )
  return store
}

const popup = () => screen.queryByRole('dialog', { hidden: true })
const openPopup = (): HTMLDialogElement => screen.getByRole('dialog', { hidden: true })
const type = (key: string) => fireEvent.keyDown(openPopup(), { key })
/** What a browser tells the dialog on Escape; true when it may close. */
const escape = () => fireEvent(openPopup(), new Event('cancel', { cancelable: true }))

test('0 shows nothing, and closes what is shown', () => {
  const store = desk(null)
  expect(store.get(statusAtom).code).toBe(0)
  expect(popup()).toBeNull()
  act(() => store.set(statusAtom, { code: STATUS.wait }))
  expect(popup()).not.toBeNull()
  act(() => store.set(statusAtom, { code: 0 }))
  expect(popup()).toBeNull()
})

test('3 is a warning, which Escape closes, or which closes by itself', () => {
  vi.useFakeTimers()
  try {
    const store = desk(null)
    const warn = () => act(() => store.set(statusAtom, { code: 3, text: 'Şifre yanlış' }))
    warn()
    expect(popup()?.dataset['status']).toBe('3')
    expect(popup()?.textContent).toContain('Dikkat')
    expect(popup()?.textContent).toContain('Şifre yanlış')
    escape()
    expect(popup()).toBeNull()

    warn()
    act(() => vi.advanceTimersByTime(5_999))
    expect(popup()).not.toBeNull()
    act(() => vi.advanceTimersByTime(1))
    expect(popup()).toBeNull()
    expect(store.get(statusAtom).code).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('6 locks the screen with the keypad: no other code is shown over it, and nothing closes it', () => {
  const keypad = <Keypad label="Kod" error={undefined} isPending={false} onDigits={vi.fn()} />
  const store = desk(null, keypad)
  for (const code of Object.values(STATUS)) {
    act(() => store.set(statusAtom, { code, text: 'metin' }))
    expect(openPopup().dataset['status'], `while the code is ${code}`).toBe('6')
    expect(screen.getByLabelText('Kod', { selector: 'input' })).toBeDefined()
    expect(screen.queryByText('metin')).toBeNull()
    expect(escape(), 'the browser closes the dialog').toBe(false)
    type('a')
    expect(openPopup().open).toBe(true)
    expect(store.get(statusAtom).code).toBe(code)
  }
})

test('5 from the order of a coupon until it is accepted, and nothing closes it', () => {
  const store = desk(<Sales />)
  const steps: [Sale['step'], string][] = [
    ['sending', 'Kupon oluşturuluyor'],
    ['pending', 'Canlı kupon onay bekliyor.'],
  ]
  for (const [step, text] of steps) {
    act(() => store.set(saleAtom, { step }))
    expect(popup()?.dataset['status']).toBe('5')
    expect(popup()?.textContent).toContain(text)
    const button = popup()?.querySelector('button')
    expect(button, 'a way out').toBeNull()
    type('a')
    expect(store.get(statusAtom).code).toBe(STATUS.creating)
  }
  act(() => store.set(saleAtom, { step: 'done' }))
  expect(popup()?.dataset['status']).toBe('1')
})

test('4 when the cashier goes on without paper, and any key that types closes it', () => {
  const store = desk(<PrinterBar />)
  act(() => store.set(printerFaultAtom, 'noPaper'))
  fireEvent.click(screen.getByRole('button', { name: 'Kâğıtsız sat' }))
  expect(store.get(statusAtom).code).toBe(STATUS.info)
  expect(popup()?.dataset['status']).toBe('4')
  expect(popup()?.textContent).toContain('biletler kâğıtsız satılır')
  type('a')
  expect(popup()).toBeNull()
})

test('tecnicalProblem has a title and a content; a refusal keeps the title of its code', () => {
  function Failing() {
    const status = useStatus()
    return [500, 404].map((code) => (
      <button key={code} onClick={() => status.fail(new ApiError(code, null), 'metin')}>
        {code}
      </button>
    ))
  }
  desk(<Failing />)
  fireEvent.click(screen.getByText('500'))
  expect(popup()?.textContent).toContain('Teknik sorun')
  expect(popup()?.textContent).toContain('metin')
  fireEvent.click(screen.getByText('404'))
  expect(popup()?.textContent).toContain('Yapılamadı')
})
