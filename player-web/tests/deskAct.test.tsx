import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeAll, expect, test, vi } from 'vitest'
import { NetworkError } from '../src/api/errors.ts'
import { onlineAtom } from '../src/features/desk/online/useOnline.ts'
import { STATUS, statusAtom } from '../src/features/status/status.ts'
import { useDeskAct } from '../src/features/desk/status/useDeskAct.ts'
import { withPageTexts } from '../src/i18n/index.ts'

beforeAll(withPageTexts(['desk', 'status'], () => Promise.resolve()))

type Send = (order: { amount: number }, key: string) => Promise<string>

/** A desk with one button for each amount. */
function desk(send: Send) {
  const store = createStore()
  const Acts = () => {
    const pay = useDeskAct({ send, done: (answer) => answer })
    return [1, 2].map((amount) => (
      <button key={amount} onClick={() => pay.mutate({ amount })}>
        {amount}
      </button>
    ))
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Provider store={store}>
        <Acts />
      </Provider>
    </QueryClientProvider>
  )
  return store
}

const press = (name: string) => act(() => fireEvent.click(screen.getByRole('button', { name })))

test('shows please wait, then success with the text of the answer', async () => {
  let answer: (text: string) => void = () => undefined
  const store = desk(() => new Promise((resolve) => (answer = resolve)))
  await press('1')
  await waitFor(() => expect(store.get(statusAtom).code).toBe(STATUS.wait))
  answer('paid')
  await waitFor(() => expect(store.get(statusAtom)).toEqual({ code: STATUS.success, text: 'paid' }))
})

test('an order without an answer is tried again under its key, another order under its own', async () => {
  const send = vi.fn<Send>().mockRejectedValue(new NetworkError())
  const store = desk(send)
  for (const name of ['1', '2', '1']) {
    await press(name)
    await waitFor(() => expect(store.get(statusAtom).code).toBe(STATUS.error))
  }
  send.mockResolvedValue('paid')
  await press('1')
  await waitFor(() => expect(store.get(statusAtom).code).toBe(STATUS.success))
  await press('1')
  await waitFor(() => expect(send).toHaveBeenCalledTimes(5))
  const [first, other, second, third, next] = send.mock.calls.map(([, key]) => key)
  expect([second, third]).toEqual([first, first])
  expect(new Set([first, other, next]).size).toBe(3)
})

test('sends nothing while the desk is offline', async () => {
  const send = vi.fn<Send>()
  const store = desk(send)
  store.set(onlineAtom, false)
  await press('1')
  await waitFor(() => expect(store.get(statusAtom).code).toBe(STATUS.error))
  expect(store.get(statusAtom).text).toContain('çevrimdışı')
  expect(send).not.toHaveBeenCalled()
})
