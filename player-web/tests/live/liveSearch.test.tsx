import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { useLiveSearch } from '../../src/features/live/state/useLiveSearch.ts'

const client = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('a keyword that spaces make long finds nothing, and the server is not asked', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no server'))
  const { result } = renderHook(() => useLiveSearch('ab  '), { wrapper })
  expect(result.current).toEqual({ ids: new Set(), isReady: true })
  expect(fetched).not.toHaveBeenCalled()
  renderHook(() => useLiveSearch('abc'), { wrapper })
  expect(fetched).toHaveBeenCalledOnce()
})
