/** The page when the stream says that it knows no session. */
import type { Me } from '@grandstand/shared-types/wire/people/accounts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { meQuery } from '../src/api/queries.ts'
import { tellAccountNews } from '../src/stream/accountNews.ts'
import { streamClient } from '../src/stream/streamClient.ts'
import { useSessionEnd } from '../src/stream/useSessionEnd.ts'
import { PLAYER } from './slipSupport.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page of the player, whose server has `user` signed in now. */
function show(user: Me | null) {
  const client = new QueryClient()
  client.setQueryData(meQuery.queryKey, PLAYER)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user })))
  const retry = vi.spyOn(streamClient, 'retry')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  renderHook(() => useSessionEnd(), { wrapper })
  return { retry, me: () => client.getQueryData(meQuery.queryKey) }
}

const end = (wasOpen = true) => act(() => tellAccountNews({ kind: 'ended', wasOpen }))

test('signs out when no user is signed in any more', async () => {
  const { retry, me } = show(null)
  end()
  await waitFor(() => expect(me()).toBeNull())
  expect(retry).not.toHaveBeenCalled()
})

test('connects again when the user has another session, such as one of another tab', async () => {
  const { retry, me } = show(PLAYER)
  end()
  await waitFor(() => expect(retry).toHaveBeenCalledOnce())
  expect(me()).toEqual(PLAYER)
})

test('does not connect again and again to a server that refuses the account', async () => {
  const { retry, me } = show({ ...PLAYER, firstName: 'Anew' })
  end(false)
  await waitFor(() => expect(me()?.firstName).toBe('Anew'))
  expect(retry).not.toHaveBeenCalled()
})
