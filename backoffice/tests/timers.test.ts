/** A request of a timer does not prolong the session; a request that the user caused prolongs it. */
import { QueryObserver } from '@tanstack/react-query'
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible' })
})
import { httpClient } from '../src/api/http.ts'
import { queryClient } from '../src/api/queryClient.ts'

const EVERY_MS = 2_000
const said: (string | null)[] = []
let status = 200

beforeEach(() => {
  vi.useFakeTimers()
  said.length = 0
  status = 200
  vi.stubGlobal('fetch', (request: Request | string, options?: RequestInit) => {
    const headers = new Headers(request instanceof Request ? request.headers : options?.headers)
    said.push(headers.get(UNATTENDED_HEADER))
    return Promise.resolve(new Response('{}', { status }))
  })
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

function watch() {
  const observer = new QueryObserver(queryClient, {
    queryKey: ['watched'],
    queryFn: () => httpClient('http://127.0.0.1/v1/watched').then(({ json }) => json),
    refetchInterval: EVERY_MS,
  })
  return { observer, stop: observer.subscribe(() => {}) }
}

describe('a request', () => {
  it('of a timer is marked as unattended, but not the first one and not a refresh by hand', async () => {
    const { observer, stop } = watch()
    await vi.advanceTimersByTimeAsync(EVERY_MS * 2 + 100)
    expect(said).toEqual([null, '1', '1'])
    await observer.refetch()
    stop()
    expect(said).toEqual([null, '1', '1', null])
  })

  it('sent again after a fault is marked as unattended too', async () => {
    status = 503
    const { stop } = watch()
    await vi.advanceTimersByTimeAsync(EVERY_MS)
    stop()
    expect(said).toEqual([null, '1'])
  })
})
