import { createStore } from 'jotai'
import { beforeEach, expect, test, vi } from 'vitest'

const CASH = 'grandstand.cash'
const DESK = 'grandstand.desk'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

/** The cash and the preferences of the desk, as a page that opens now reads them. */
async function readAnew() {
  const { cashAtom } = await import('../src/features/desk/cash/cash.ts')
  const { preferencesAtom } = await import('../src/features/desk/settings/preferences.ts')
  const store = createStore()
  return { store, cashAtom, preferencesAtom }
}

test('a new page reads the fields that an earlier page wrote', async () => {
  const earlier = await readAnew()
  earlier.store.set(earlier.cashAtom, { notesMinor: [5_000] })
  earlier.store.set(earlier.preferencesAtom, { lockMinutes: 30 })
  earlier.store.set(earlier.preferencesAtom, { printer: false })
  vi.resetModules()
  const { store, cashAtom, preferencesAtom } = await readAnew()
  expect(store.get(cashAtom)).toEqual({ notesMinor: [5_000], sent: null })
  expect(store.get(preferencesAtom)).toMatchObject({ lockMinutes: 30, printer: false })
})

test.each(['', '{', 'null', '7', '"x"', '[]', '{}', '{"notesMinor":7}', '{"notesMinor":[-1]}'])(
  'a stored %j counts as no cash and as the default preferences',
  async (stored) => {
    localStorage.setItem(CASH, stored)
    localStorage.setItem(DESK, stored)
    const { store, cashAtom, preferencesAtom } = await readAnew()
    expect(store.get(cashAtom)).toEqual({ notesMinor: [], sent: null })
    expect(store.get(preferencesAtom)).toMatchObject({ mode: 'terminal', lockMinutes: 10 })
  }
)
