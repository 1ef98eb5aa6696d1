/** The codes of the status popup, as the desk shows them: 4 for a note, 5 while a coupon is created (rules 9.9). */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { beforeAll, expect, test } from 'vitest'
import { PrinterBar } from '../src/features/desk/printer/PrinterBar.tsx'
import { printerFaultAtom } from '../src/features/desk/printer/printer.ts'
import { useSaleStatus } from '../src/features/desk/status/useSaleStatus.ts'
import { STATUS, StatusPopup, statusAtom } from '../src/features/status/index.ts'
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

function desk(parts: ReactNode) {
  const store = createStore()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={store}>
        {parts}
        <StatusPopup />
      </Provider>
    </QueryClientProvider>
  )
  return store
}

const popup = () => screen.queryByRole('dialog', { hidden: true })
const type = (key: string) =>
  fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key })

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
