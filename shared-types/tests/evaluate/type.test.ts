import { describe, expect, test } from 'vitest'
import { check, found, matches } from '../support/slip.ts'

describe('the type comes from the selections', () => {
  test('one selection is single, from any tab but the system', () => {
    expect(check({ outcomes: [11] })).toMatchObject({ ok: true, type: 'single', lineCount: 1 })
    expect(check({ outcomes: [11], kind: 'single' })).toMatchObject({ ok: true, type: 'single' })
  })
  test('selections on different matches are combined', () => {
    expect(check({ outcomes: matches(3) })).toMatchObject({
      ok: true,
      type: 'combined',
      lineCount: 1,
    })
  })
  test('two or more on one match make a multiple of picks per match multiplied', () => {
    const multiple = check({ outcomes: [11, 12, 21, 31, 32, 33] })
    expect(multiple).toMatchObject({
      ok: true,
      type: 'multiple',
      lineCount: 6,
      stakePerLineMinor: 200,
    })
  })
  test('a system choice is a system', () => {
    const system = check({ outcomes: matches(4), kind: 'system', sizes: [2] })
    expect(system).toMatchObject({ ok: true, type: 'system', lineCount: 6, stakePerLineMinor: 200 })
  })
})

describe('emptyCoupon, duplicateSelection, maxSelections', () => {
  test('emptyCoupon', () => {
    expect(found({ outcomes: [] })).toEqual(['emptyCoupon'])
    expect(check({ outcomes: [] }).type).toBeNull()
  })
  test('duplicateSelection names the repeat', () => {
    expect(found({ outcomes: [11, 21, 11] })).toContain('duplicateSelection@2')
  })
  test('maxSelections: 20 pass, 21 do not', () => {
    expect(found({ outcomes: matches(20) })).toEqual([])
    expect(found({ outcomes: matches(21) })).toEqual(['maxSelections|20'])
  })
  test('maxSelections without a limit is the cap of 20', () => {
    expect(found({ outcomes: matches(21), limits: { maxSelections: 0 } })).toEqual([
      'maxSelections|20',
    ])
  })
  test('maxSelections is 1 on the single tab', () => {
    expect(found({ outcomes: matches(2), kind: 'single' })).toEqual(['maxSelections|1'])
  })
  test('maxSelections of a slip too long to be read', () => {
    expect(found({ outcomes: matches(5000) })).toEqual(['maxSelections|20'])
  })
})

describe('couponTypeClosed', () => {
  const types = { single: 1, combined: 1, multiple: 1, system: 1 } as const
  test.each([
    ['single', { outcomes: [11] }],
    ['combined', { outcomes: [11, 21] }],
    ['multiple', { outcomes: [11, 12, 21] }],
    ['system', { outcomes: matches(3), kind: 'system' as const, sizes: [2] }],
  ])('%s', (type, it) => {
    expect(found({ ...it, limits: { types: { ...types, [type]: 0 } } })).toEqual([
      `couponTypeClosed|${type}`,
    ])
  })
  test('interrelatedSelections: no groups in a system for whom multiples are closed', () => {
    const limits = { types: { ...types, multiple: 0 as const } }
    const system = { outcomes: [11, 12, 21], kind: 'system' as const, sizes: [2] }
    expect(found({ ...system, limits })).toEqual(['interrelatedSelections@1'])
    expect(found(system)).toEqual([])
  })
})

describe('multiples', () => {
  test('maxMultiLines: 3 x 3 x 3 pass, one more pick on a fourth match does not', () => {
    const nine = [11, 12, 13, 21, 22, 23, 31, 32, 33]
    expect(check({ outcomes: nine, stake: 2700 })).toMatchObject({ ok: true, lineCount: 27 })
    expect(found({ outcomes: nine, stake: 2700, limits: { maxMultiLines: 26 } })).toEqual([
      'maxMultiLines|26',
    ])
    const eleven = [...nine, 41, 42]
    expect(found({ outcomes: eleven, stake: 5400 })).toEqual([
      'maxMultiSelections|10',
      'maxMultiLines|27',
    ])
  })
})

describe('systems', () => {
  const system = { outcomes: matches(5), kind: 'system' as const }
  test('maxSystemSelections: 10 pass, 11 do not', () => {
    expect(found({ ...system, outcomes: matches(10), sizes: [10] })).toEqual([])
    expect(found({ ...system, outcomes: matches(11), sizes: [11] })).toEqual([
      'maxSystemSelections|10',
    ])
  })
  test.each([[[]], [[0]], [[6]], [[2, 2]], [[2.5]], [[-1]], [[NaN]]])(
    'systemSizeInvalid: %j of 5',
    (sizes) => {
      expect(found({ ...system, sizes })).toEqual(['systemSizeInvalid|1|5'])
    }
  )
  test('systemSizeInvalid without sizes', () => {
    expect(found(system)).toEqual(['systemSizeInvalid|1|5'])
  })
  test('bankers count inside k: 3/5 with one banker has 6 lines, 1/5 none', () => {
    expect(check({ ...system, sizes: [3], bankers: [11] })).toMatchObject({
      ok: true,
      lineCount: 6,
    })
    expect(found({ ...system, sizes: [1], bankers: [11] })).toEqual(['systemSizeInvalid|2|5'])
  })
  test('bankersInvalid when every match is one', () => {
    expect(found({ ...system, sizes: [5], bankers: matches(5) })).toEqual(['bankersInvalid|4'])
  })
  test('several sizes add up: 2,3/5 is 20 lines', () => {
    expect(check({ ...system, sizes: [2, 3], stake: 2000 })).toMatchObject({
      ok: true,
      lineCount: 20,
    })
  })
  test('picks on one match form one group', () => {
    const grouped = check({ outcomes: [11, 12, 21, 31], kind: 'system', sizes: [2], stake: 500 })
    expect(grouped).toMatchObject({ ok: true, lineCount: 5 })
  })
  test('minSelections: a system needs two matches', () => {
    expect(found({ outcomes: [11], kind: 'system', sizes: [1] })).toEqual(['minSelections|2'])
  })
  test('bankers mean nothing outside a system', () => {
    expect(check({ outcomes: matches(3), bankers: [11] })).toMatchObject({ ok: true, lineCount: 1 })
  })
})

describe('minSelections', () => {
  test('the user must combine so many matches', () => {
    expect(found({ outcomes: [11, 21], limits: { minSelections: 3 } })).toEqual(['minSelections|3'])
  })
  test('a selection asks for so many matches, picks on one match counting once', () => {
    const book = { 21: { minSelections: 3 } }
    expect(found({ outcomes: [11, 21, 22], book })).toEqual(['minSelections|3@1'])
    expect(found({ outcomes: [11, 21, 31], book })).toEqual([])
  })
  test('in a system every line must hold as many', () => {
    const book = { 11: { minSelections: 3 } }
    const system = { outcomes: matches(4), kind: 'system' as const, book }
    expect(found({ ...system, sizes: [2, 3], stake: 1000 })).toEqual(['minSelections|3@0'])
    expect(found({ ...system, sizes: [3] })).toEqual([])
  })
})
