import { describe, expect, test } from 'vitest'
import { circleIn } from '../lib/folder_circles.mjs'
import { importsOf } from '../lib/imports.mjs'

const graph = (edges) =>
  new Map(Object.entries(edges).map(([from, to]) => [from, new Set(to.split(' '))]))

describe('a circle of folders', () => {
  test('is found through any number of folders, with its first folder again at the end', () => {
    expect(circleIn(graph({ a: 'b', b: 'c', c: 'd b' }))).toEqual(['b', 'c', 'b'])
    expect(circleIn(graph({ a: 'a' }))).toEqual(['a', 'a'])
  })

  test('is not found where two ways lead to one folder', () => {
    expect(circleIn(graph({ a: 'b c', b: 'd', c: 'd' }))).toBeNull()
  })
})

test('imports are found by alias, package and relative path, of types too', () => {
  expect(importsOf('api/app/cards/jobs/expire_cards.ts')).toEqual(
    expect.arrayContaining([
      'shared-types/src/wire/money/cards',
      'api/app/core/timing/clock',
      'api/app/cards/queries/batch_in_sight',
    ])
  )
  expect(importsOf('player-web/src/i18n/errorText.ts')).toContain('player-web/src/i18n/format.ts')
  expect(importsOf('player-web/src/i18n/errorText.ts')).not.toContain('i18next')
})
