import { describe, expect, test } from 'vitest'
import { withChange } from '../src/list/filters/filterChanges.ts'

describe('a change of filters', () => {
  const shown = { q: 'ali', status: 1 }

  test('takes effect on the filters that are on screen', () => {
    expect(withChange(shown, { q: 'ali', status: 2 }, shown)).toEqual({ q: 'ali', status: 2 })
    expect(withChange(shown, { status: 1 }, shown)).toEqual({ status: 1 })
    expect(withChange(shown, {}, shown)).toEqual({})
  })

  test('keeps a change that is not on screen yet', () => {
    expect(withChange(shown, { q: '', status: 1 }, { q: 'ali', status: 2 })).toEqual({
      q: '',
      status: 2,
    })
    expect(withChange(shown, { q: 'ali', status: 2 }, { status: 1 })).toEqual({ status: 2 })
  })

  test('compares bounds of a period by their content', () => {
    const period = { at: { from: 1, to: 2 } }
    const asked = { at: { from: 1, to: 9 } }
    expect(withChange(period, { at: { from: 1, to: 2 }, q: 'a' }, asked)).toEqual({
      ...asked,
      q: 'a',
    })
  })
})
