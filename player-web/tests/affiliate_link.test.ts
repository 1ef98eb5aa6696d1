/** The link that a browser keeps for a registration, by the rule that the server tells (rules 16.3). */
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  keepClick,
  keepReference,
  useAffiliateLink,
} from '../src/features/register/affiliateLink.ts'

const DAY_MS = 86_400_000

interface Sent {
  code: string
  clickId: string
}

/** A server that counts clicks; with null it does not answer. */
function serverWith(rule: object | null): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return rule ? Promise.resolve(Response.json(rule)) : Promise.reject(new Error('offline'))
  })
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an affiliate’s link', () => {
  test('is counted once, and the last one is kept where the brand says so', async () => {
    const sent = serverWith({ touch: 'last', windowDays: 30 })
    expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
    expect(await keepClick('bbbbbbbb-spring')).toBe('bbbbbbbb-spring')
    expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
    expect(sent.map(({ code }) => code)).toEqual(['aaaaaaaa', 'bbbbbbbb-spring'])
  })

  test('stays with the first one where the brand says so, until its window ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    serverWith({ touch: 'first', windowDays: 10 })
    await keepClick('aaaaaaaa')
    expect(await keepClick('bbbbbbbb')).toBe('aaaaaaaa')
    const { result } = renderHook(() => useAffiliateLink('bbbbbbbb'))
    await waitFor(() => expect(result.current).toBe('aaaaaaaa'))
    vi.setSystemTime(10 * DAY_MS)
    expect(renderHook(() => useAffiliateLink('')).result.current).toBe('')
    expect(await keepClick('bbbbbbbb')).toBe('bbbbbbbb')
  })

  test('is sent again with the same number when no answer came', async () => {
    const lost = serverWith(null)
    expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
    const sent = serverWith({ touch: 'last', windowDays: 30 })
    await keepClick('aaaaaaaa')
    expect(sent).toEqual(lost)
  })

  test('is read from any page’s address, and nothing else is', async () => {
    const sent = serverWith({ touch: 'last', windowDays: 30 })
    keepReference('?ref=%3Cscript%3E')
    keepReference('?other=aaaaaaaa')
    keepReference('?ref=Aaaaaaaa-Spring')
    await waitFor(() => expect(sent.map(({ code }) => code)).toEqual(['aaaaaaaa-spring']))
  })
})
