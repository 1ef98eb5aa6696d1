/** The link that a browser keeps for a registration, by the rule that the server tells (rules 16.3). */
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  keepClick,
  keepReference,
  useAffiliateLink,
} from '../../src/features/register/affiliateLink.ts'

const DAY_MS = 86_400_000

interface Sent {
  code: string
  clickId: string
  kept?: string
}

/** A server that counts clicks on all codes but the dead ones; with null it does not answer. */
function serverWith(rule: object | null, dead: readonly string[] = []): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', (_path: string, { body }: { body: string }) => {
    const click: Sent = JSON.parse(body)
    sent.push(click)
    const counts = !dead.includes(click.code)
    const keptCounts = click.kept !== undefined && !dead.includes(click.kept)
    const answer = { ...rule, counts, keptCounts }
    return rule ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('offline'))
  })
  return sent
}

const LAST = { touch: 'last', windowDays: 30 }
const FIRST = { touch: 'first', windowDays: 30 }
const storedKept = () => JSON.parse(localStorage.getItem('affiliateClicks') ?? '{}').kept?.code
const codeOnPage = (affcode: string) => renderHook(() => useAffiliateLink(affcode)).result

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('an affiliate’s link', () => {
  test('has one number for all visits, and the last one is kept where the brand says so', async () => {
    const sent = serverWith({ touch: 'last', windowDays: 30 })
    expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
    expect(await keepClick('bbbbbbbb-spring')).toBe('bbbbbbbb-spring')
    expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
    expect(sent.map(({ code }) => code)).toEqual(['aaaaaaaa', 'bbbbbbbb-spring', 'aaaaaaaa'])
    expect(sent[2]?.clickId).toBe(sent[0]?.clickId)
    expect(sent[1]?.clickId).not.toBe(sent[0]?.clickId)
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

  test.each([LAST, FIRST])(
    'of nobody takes no visitor away, nor holds one: $touch',
    async (rule) => {
      serverWith(rule, ['deadcode'])
      expect(await keepClick('deadcode')).toBe('')
      expect(await keepClick('aaaaaaaa')).toBe('aaaaaaaa')
      keepReference('?ref=deadcode')
      const page = codeOnPage('deadcode')
      expect(page.current).toBe('aaaaaaaa')
      await waitFor(() => expect(storedKept()).toBe('aaaaaaaa'))
      expect(page.current).toBe('aaaaaaaa')
      serverWith(rule, ['aaaaaaaa'])
      expect(await keepClick('bbbbbbbb')).toBe('bbbbbbbb')
    }
  )

  test('of which the server said nothing yet is asked about on the page of registration', async () => {
    serverWith(LAST)
    await keepClick('aaaaaaaa')
    serverWith(null)
    expect(await keepClick('bbbbbbbb')).toBe('aaaaaaaa')
    serverWith(LAST)
    const page = codeOnPage('')
    await waitFor(() => expect(page.current).toBe('bbbbbbbb'))
  })

  test('is kept as long as the page is open where the browser stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const sent = serverWith(LAST)
    await keepClick('aaaaaaaa')
    const page = codeOnPage('')
    expect(page.current).toBe('aaaaaaaa')
    await keepClick('aaaaaaaa')
    expect(sent[1]?.clickId).toBe(sent[0]?.clickId)
    vi.unstubAllGlobals()
    serverWith(FIRST)
    // and stored as soon as the browser does
    await keepClick('bbbbbbbb')
    expect(storedKept()).toBe('aaaaaaaa')
  })

  test.each([
    [LAST, 'bbbbbbbb'],
    [FIRST, 'aaaaaaaa'],
  ])('of another tab is not lost to a slower answer: %o', async (rule, kept) => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    let answerLate: (answer: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answerLate = resolve)))
    const slow = keepClick('aaaaaaaa')
    vi.setSystemTime(1_000)
    const sent = serverWith(rule)
    await keepClick('bbbbbbbb')
    answerLate(Response.json({ ...rule, counts: true, keptCounts: false }))
    await slow
    expect(storedKept()).toBe(kept)
    await keepClick('bbbbbbbb')
    expect(sent[1]?.clickId).toBe(sent[0]?.clickId)
  })

  test('is passed on as it was typed where no other is known', async () => {
    serverWith(LAST, ['deadcode'])
    expect(codeOnPage('No code').current).toBe('No code')
    const page = codeOnPage('DeadCode')
    await keepClick('deadcode')
    expect(page.current).toBe('DeadCode')
    await keepClick('aaaaaaaa')
    expect(codeOnPage('No code').current).toBe('aaaaaaaa')
  })

  test('is read from the address of the registration, too', async () => {
    serverWith(LAST)
    window.history.replaceState(null, '', '/tr/register?ref=AAAAAAAA')
    const page = codeOnPage('')
    expect(page.current).toBe('aaaaaaaa')
    await waitFor(() => expect(storedKept()).toBe('aaaaaaaa'))
    expect(page.current).toBe('aaaaaaaa')
    window.history.replaceState(null, '', '/')
  })

  test('is read from any page’s address, and nothing else is', async () => {
    const sent = serverWith({ touch: 'last', windowDays: 30 })
    keepReference('?ref=%3Cscript%3E')
    keepReference('?other=aaaaaaaa')
    keepReference('?ref=Aaaaaaaa-Spring')
    await waitFor(() => expect(sent.map(({ code }) => code)).toEqual(['aaaaaaaa-spring']))
  })
})
