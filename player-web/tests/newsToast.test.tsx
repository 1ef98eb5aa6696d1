import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import type { AccountNotification } from '@grandstand/shared-types/stream/notifications'
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { meQuery } from '../src/api/queries.ts'
import { tellAccountNews } from '../src/stream/accountNews.ts'
import NewsToast from '../src/stream/NewsToast.tsx'
import { PLAYER } from './slipSupport.tsx'

function show(type: UserType) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const me: Me = { ...PLAYER, type }
  client.setQueryData(meQuery.queryKey, me)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <NewsToast />
      </MemoryRouter>
    </QueryClientProvider>
  )
}

const tell = (notification: AccountNotification) =>
  act(() => tellAccountNews({ kind: 'notification', notification }))
const WON: AccountNotification = { key: 'couponWon', params: [7] }

test('a player is told of a bet that won', () => {
  show('player')
  tell(WON)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/tr/coupons/7')
})

test('a desk has no bets of its own, and hears only of its credit', () => {
  show('terminal')
  tell(WON)
  expect(screen.queryByRole('link')).toBeNull()
  tell({ key: 'creditSent', params: [1000, 'TRY'] })
  expect(screen.getByText(/10,00/)).toBeTruthy()
})

test('a player is told of a ticket of a draw that won', () => {
  show('player')
  const news = { kind: 'drawTicket', ticketId: 31, code: 'K7QW2M9PLX41', currency: 'TRY' } as const
  act(() => tellAccountNews({ ...news, state: 'lost', winMinor: 0 }))
  expect(screen.queryByRole('link')).toBeNull()
  act(() => tellAccountNews({ ...news, state: 'won', winMinor: 2_500 }))
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe('/tr/draws/tickets/31')
  expect(link.textContent).toContain('25,00')
})
