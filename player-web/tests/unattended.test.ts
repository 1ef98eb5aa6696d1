/** Requests of a page that nobody touches do not prolong the session. */
import { UNATTENDED_HEADER } from '@grandstand/shared-types/accounts/unattended'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../src/api/client.ts'
import { meQuery } from '../src/api/queries.ts'
import { queryClient } from '../src/app/queryClient.ts'

const MINUTE_MS = 60_000
/** Whether each request that was sent was marked as unattended. */
let sent: boolean[]

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', (_url: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers).get(UNATTENDED_HEADER) !== null)
    return Promise.resolve(Response.json({ user: { id: 1 } }))
  })
  window.dispatchEvent(new Event('pointerdown'))
})

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a request is marked as unattended once nobody has touched the page for a minute', async () => {
  vi.advanceTimersByTime(MINUTE_MS)
  await call('GET /v1/me')
  vi.advanceTimersByTime(1)
  await call('GET /v1/me')
  expect(sent).toEqual([false, true])
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchmove'])('%s ends it', async (touch) => {
  vi.advanceTimersByTime(10 * MINUTE_MS)
  document.body.dispatchEvent(new Event(touch))
  await call('GET /v1/me')
  expect(sent).toEqual([false])
})

test('repeated requests of a timer are unattended after the first minute', async () => {
  const stop = new QueryObserver(queryClient, meQuery).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  sent.length = 0
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  stop()
  expect(sent.length).toBeGreaterThan(10)
  expect(new Set(sent)).toEqual(new Set([true]))
})
