/** The slip with its queries answered: a player with 10.00 and one selection at 5.00. */
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { DEFAULT_PROFILE } from '@grandstand/shared-types/sites/profile'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { LOBBIES } from '@grandstand/shared-types/accounts/lobbies'
import type { SettingsAnswer, SiteSettings } from '@grandstand/shared-types/wire/site/sites'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { marketTypesQuery, meQuery, settingsQuery } from '../src/api/queries.ts'
import { slipAtom } from '../src/features/betslip/state/slipAtoms.ts'
import SlipPanel from '../src/features/betslip/panel/SlipPanel.tsx'
import { EMPTY_SLIP, type SlipState } from '../src/features/betslip/state/slipTypes.ts'
import { LIMITS, slipItem } from './support.ts'

export const SETTINGS: SiteSettings = {
  ...DEFAULT_PROFILE,
  flags: DEFAULT_FLAGS,
  lobbies: [...LOBBIES],
  maintenance: null,
  liveChatScript: '',
  analytics: '',
  siteId: 1,
  title: 'Test',
  defaultLanguage: 'tr',
  languages: ['tr', 'en'],
  currency: 'TRY',
  currencySign: '₺',
  defaultStakeMinor: 10,
  couponAmountsMinor: [500, 1000],
  matchesDay: 30,
  couponLimits: LIMITS,
  live: { halfTimeAlertMinutes: 10, maxPauseMinutes: 90 },
}

/** The answer in which the settings stand. */
export const answerWith = (settings: SiteSettings): SettingsAnswer => ({
  settings,
  new_site_api: 'https://a.test',
  css: '',
  generalJs: '',
  serverid: settings.siteId,
  version: '',
  operatorId: null,
})

export const PLAYER: Me = {
  isInstallationStaff: false,
  id: 3,
  username: 'player',
  type: 'player',
  firstName: '',
  lastName: '',
  language: 'tr',
  currency: 'TRY',
  siteId: 1,
  timeZone: 'Europe/Istanbul',
  dealerId: 2,
  worksFor: null,
  isOnline: false,
  autoPrint: false,
  permissions: [],
  products: { sport: 1, live: 1, slot: 1, casino: 1, bingo: 1, tvgames: 1, virtual: 1 },
  balances: {
    balance: 1000,
    creditCard: 0,
    paykasa: 0,
    bonus: 0,
    returnableBonus: 0,
    reloadBonus: 0,
    creditLimit: 0,
    withdrawable: 1000,
    transferable: 1000,
  },
  couponLimits: LIMITS,
  lastLoginAt: null,
  secondFactor: 'off',
}

/** Renders it and returns the store of its state. */
export function showSlip(
  slip: Partial<SlipState> = {},
  me: Me | null = PLAYER,
  settings = SETTINGS
) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(settingsQuery.queryKey, answerWith(settings))
  client.setQueryData(meQuery.queryKey, me)
  client.setQueryData(marketTypesQuery('tr', 'board').queryKey, marketTypeViews('tr'))
  const store = createStore()
  store.set(slipAtom, () => ({ ...EMPTY_SLIP, items: [slipItem()], stakeMinor: 500, ...slip }))
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <SlipPanel />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>
  )
  return store
}
