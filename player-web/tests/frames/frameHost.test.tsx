import {
  FRAME_CLOSE,
  FRAME_ROUND,
  FRAME_SHOWN,
  FRAME_TIMEOUT_MS,
  LONGEST_ROUND_MS,
} from '@grandstand/shared-types/wire/frames'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import FrameHost from '../../src/features/frames/FrameHost.tsx'
import { frameAtom, type OpenFrame } from '../../src/features/frames/index.ts'
import { withPageTexts } from '../../src/i18n/index.ts'
import { showBalances } from '../../src/stream/balanceHold.ts'

beforeAll(withPageTexts(['frames'], () => Promise.resolve()))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn() }))
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PAY = 'https://pay.example'

function open(changes: Partial<OpenFrame> = {}) {
  const store = createStore()
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } })
  const onClose = vi.fn<(by: string) => void>()
  const onMoney = vi.fn<(act: string) => void>()
  store.set(frameAtom, {
    kind: 'payment',
    title: 'Ödeme',
    content: `${PAY}/1`,
    origins: [PAY],
    onClose,
    ...changes,
  })
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <MemoryRouter>
          <FrameHost onMoney={onMoney} />
        </MemoryRouter>
      </Provider>
    </QueryClientProvider>
  )
  return { store, onClose, onMoney }
}

const frame = () => screen.getByTitle<HTMLIFrameElement>('Ödeme')
const send = (init: MessageEventInit) =>
  act(() => window.dispatchEvent(new MessageEvent('message', init)))

test('closes when its own page says that it is done, and at no other message', () => {
  const { store, onClose } = open()
  const source = frame().contentWindow
  send({ data: FRAME_CLOSE, origin: 'https://evil.example', source })
  send({ data: FRAME_CLOSE, origin: PAY, source: window })
  send({ data: 'hello', origin: PAY, source })
  expect(onClose).not.toHaveBeenCalled()
  send({ data: FRAME_CLOSE, origin: PAY, source })
  expect(onClose.mock.calls).toEqual([['page']])
  expect(store.get(frameAtom)).toBeNull()
})

test('a balance waits while the game shows a round, and is told with its end, its closing, or after the longest round', () => {
  const { store } = open({ kind: 'game' })
  const source = frame().contentWindow
  const shown: number[] = []
  const tell = (balance: number) => showBalances(() => shown.push(balance))
  const round = () => send({ data: FRAME_ROUND, origin: PAY, source })

  send({ data: FRAME_ROUND, origin: 'https://evil.example', source })
  tell(1)
  expect(shown).toEqual([1])
  round()
  tell(2)
  tell(3)
  expect(shown).toEqual([1])
  send({ data: FRAME_SHOWN, origin: PAY, source })
  expect(shown).toEqual([1, 3])

  round()
  tell(4)
  act(() => vi.advanceTimersByTime(LONGEST_ROUND_MS))
  expect(shown).toEqual([1, 3, 4])

  round()
  tell(5)
  act(() => store.set(frameAtom, null))
  expect(shown).toEqual([1, 3, 4, 5])
})

test('a person closes it, by Escape too', () => {
  const { onClose } = open()
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose.mock.calls).toEqual([['person']])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page that does not come in time gives way to a message, and can be tried again', () => {
  open()
  act(() => vi.advanceTimersByTime(FRAME_TIMEOUT_MS))
  expect(screen.getByRole('alert').textContent).toContain('Yanıt gelmedi.')
  fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }))
  fireEvent.load(frame())
  act(() => vi.advanceTimersByTime(2 * FRAME_TIMEOUT_MS))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('S6 an address of another origin is not opened, and the window says so', () => {
  open({ content: 'https://evil.example/' })
  expect(screen.queryByTitle('Ödeme')).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('izin verilmiyor')
})

test('a game has deposit and withdraw beside it, a payment has not', () => {
  const { store, onMoney } = open({ kind: 'game', content: '<p>7</p>' })
  expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms')
  fireEvent.click(screen.getByRole('button', { name: 'Para yatır' }))
  expect(onMoney.mock.calls).toEqual([['deposit']])
  act(() =>
    store.set(frameAtom, { kind: 'payment', title: 'Ödeme', content: `${PAY}/2`, origins: [PAY] })
  )
  expect(screen.queryByRole('button', { name: 'Para yatır' })).toBeNull()
})
