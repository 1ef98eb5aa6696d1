// @vitest-environment jsdom
/** The search of a list keeps what was pasted, names its bound, and searches nothing longer (rules 8.18). */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MOST_SEARCHED } from '@grandstand/shared-types/core/list_limits'
import {
  CoreAdminContext,
  FilterLiveForm,
  ListContextProvider,
  useList,
  type RaRecord,
} from 'ra-core'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SearchFilter } from '../src/list/filters/SearchFilter.tsx'
import { AmountField } from '../src/record/inputs/AmountField.tsx'
import { i18nProvider } from '../src/i18n/provider.ts'

beforeAll(() => i18nProvider.changeLocale('tr'))
afterEach(cleanup)

const setFilters = vi.fn<(filters: object) => void>()

function Search() {
  const list = { ...useList<RaRecord>({ data: [] }), filterValues: {}, setFilters }
  return (
    <ListContextProvider value={list}>
      <FilterLiveForm debounce={false}>
        <SearchFilter />
      </FilterLiveForm>
    </ListContextProvider>
  )
}

test('a text of 10 000 characters is kept, refused with the bound, and not searched', async () => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <Search />
    </CoreAdminContext>
  )
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('x'.repeat(10_000))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(field.value).toHaveLength(10_000)
  expect(document.body.textContent).toContain(`En fazla ${MOST_SEARCHED} karakter`)
  expect(setFilters).not.toHaveBeenCalled()
  type('x'.repeat(MOST_SEARCHED))
  await waitFor(() => expect(setFilters).toHaveBeenCalledWith({ q: 'x'.repeat(MOST_SEARCHED) }))
  expect(document.body.textContent).not.toContain('En fazla')
})

test.each(['12.5.0', 'on lira', '1,00,0'])('%s is no amount, and its field says so', (value) => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <AmountField label="Tutar" value={value} onText={() => undefined} />
    </CoreAdminContext>
  )
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain('12,50')
})

test.each(['', '12,50', '١٢٫٥٠'])('“%s” is no fault of an amount', (value) => {
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <AmountField label="Tutar" value={value} onText={() => undefined} />
    </CoreAdminContext>
  )
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('false')
})
