import { describe, expect, it } from 'vitest'
import { BRANCH_SCOPES, scopeIn, withScope } from '../src/list/filters/branchScope.ts'

const OWN = 5

describe('the scope of a list', () => {
  it("is the user's whole branch without a filter", () => {
    expect(scopeIn({ status: 1 }, OWN)).toEqual({ scope: 'branch', userId: OWN })
    const filters = { status: 1, directlyBelow: OWN }
    expect(withScope(filters, { scope: 'branch', userId: OWN }, OWN)).toEqual({ status: 1 })
  })

  it('is read as it was set, for every scope', () => {
    for (const scope of BRANCH_SCOPES) {
      const set = withScope({ q: 'a' }, { scope, userId: 9 }, OWN)
      expect(scopeIn(set, OWN)).toEqual({ scope, userId: 9 })
      expect(Object.keys(set), 'one filter of the scope').toHaveLength(2)
    }
  })

  it('replaces the scope before', () => {
    const before = withScope({}, { scope: 'self', userId: 9 }, OWN)
    expect(withScope(before, { scope: 'direct', userId: 9 }, OWN)).toEqual({ directlyBelow: 9 })
  })
})
