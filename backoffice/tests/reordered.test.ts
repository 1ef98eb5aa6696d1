/** Rows that staff move by one in a list keep their order but for the moved one. */
import { describe, expect, it } from 'vitest'
import { reordered } from '../src/list/reordered.ts'

const rows = (...places: number[]) =>
  places.map((listOrder, index) => ({ id: 'abcd'[index], listOrder }))

describe('a row that is moved by one', () => {
  it('changes places with its neighbour, and no other row changes', () => {
    expect(reordered(rows(1, 2, 3), 1, -1)).toEqual([
      { id: 'b', listOrder: 1 },
      { id: 'a', listOrder: 2 },
    ])
    expect(reordered(rows(1, 2, 3), 1, 1)).toEqual([
      { id: 'c', listOrder: 2 },
      { id: 'b', listOrder: 3 },
    ])
  })

  it('gives each row a place of its own where several had the same', () => {
    expect(reordered(rows(0, 0, 0), 2, -1)).toEqual([
      { id: 'a', listOrder: 1 },
      { id: 'c', listOrder: 2 },
      { id: 'b', listOrder: 3 },
    ])
  })

  it('counts from the first place of the page', () => {
    expect(reordered(rows(26, 27), 0, 1, 26)).toEqual([
      { id: 'b', listOrder: 26 },
      { id: 'a', listOrder: 27 },
    ])
  })

  it('stays at the ends', () => {
    expect(reordered(rows(1, 2), 0, -1)).toEqual([])
    expect(reordered(rows(1, 2), 1, 1)).toEqual([])
    expect(reordered(rows(), 0, 1)).toEqual([])
  })
})
