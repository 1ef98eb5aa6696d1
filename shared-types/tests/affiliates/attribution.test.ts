/** The link that a registration belongs to (rules 16.3), beside a fold over all clicks that knows nothing of the last one. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attributedClick,
  countedClick,
  isWithinWindow,
  TOUCHES,
  type Attribution,
  type LinkClick,
} from '../../src/affiliates/attribution.ts'

const DAY_MS = 86_400_000
const click = (code: string, day: number): LinkClick => ({ code, at: day * DAY_MS })
const LAST: Attribution = { touch: 'last', windowDays: 30 }
const FIRST: Attribution = { touch: 'first', windowDays: 30 }

test('the last link wins, or the first one as long as its window is open', () => {
  const clicks = [click('a', 0), click('b', 10), click('c', 29)]
  const after = (rule: Attribution, list: readonly LinkClick[]) =>
    list.reduce<LinkClick | null>((kept, one) => attributedClick(kept, one, rule), null)?.code
  expect(after(LAST, clicks)).toBe('c')
  expect(after(FIRST, clicks)).toBe('a')
  expect(after(FIRST, [...clicks, click('d', 30)])).toBe('d')
})

test('a click brings a registration until its window ends', () => {
  expect(isWithinWindow(click('a', 0), LAST, 30 * DAY_MS - 1)).toBe(true)
  expect(isWithinWindow(click('a', 0), LAST, 30 * DAY_MS)).toBe(false)
})

/** Looks at all clicks anew: the first one that no earlier winner covers, or simply the last. */
function slow(clicks: readonly LinkClick[], { touch, windowDays }: Attribution): string {
  if (touch === 'last') return clicks[clicks.length - 1]?.code ?? ''
  let start = 0
  for (let place = 1; place < clicks.length; place++) {
    const [from, at] = [clicks[start]?.at ?? 0, clicks[place]?.at ?? 0]
    if (at - from >= windowDays * DAY_MS) start = place
  }
  return clicks[start]?.code ?? ''
}

test.each([LAST, FIRST])(
  'a code that does not count takes nobody, and holds nobody: $touch',
  (rule) => {
    const [kept, later] = [click('a', 0), click('b', 1)]
    const after = (counts: boolean, keptCounts: boolean) =>
      countedClick(kept, later, { ...rule, counts, keptCounts })
    expect(after(false, true)).toBe(kept)
    expect(after(true, false)).toBe(later)
    expect(after(false, false)).toBeNull()
    expect(after(true, true)).toBe(rule === LAST ? later : kept)
  }
)

test('any clicks in their order agree with the slow fold', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40 * DAY_MS }), { minLength: 1, maxLength: 12 })
  const rules = fc.record({
    touch: fc.constantFrom(...TOUCHES),
    windowDays: fc.integer({ min: 1, max: 90 }),
  })
  fc.assert(
    fc.property(gaps, rules, (list, rule) => {
      let at = 0
      const clicks = list.map((gap, place) => ({ code: `c${place}`, at: (at += gap) }))
      const kept = clicks.reduce<LinkClick | null>(
        (before, one) => attributedClick(before, one, rule),
        null
      )
      expect(kept?.code).toBe(slow(clicks, rule))
    })
  )
})
