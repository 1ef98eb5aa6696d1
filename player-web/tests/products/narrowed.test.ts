import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { expect, test } from 'vitest'
import { artLook } from '@grandstand/shared-types/browser/art_look'
import { gamesOf, indexed, narrowed } from '../../src/features/products/lobby/narrowed.ts'

const game = (id: number, title: string, changes: Partial<GameView> = {}): GameView => ({
  id,
  lobby: 'slots',
  providerId: 1,
  categoryId: null,
  title,
  companyName: 'Maker',
  logo: null,
  hasDemo: true,
  opensLobby: false,
  limit: null,
  tables: [],
  ...changes,
})
const GAMES = [
  game(1, 'Kılıç İmparatoru', { categoryId: 7 }),
  game(2, 'Book of Dead', { providerId: 2, companyName: 'Other House' }),
  game(3, 'Book of Gold', { categoryId: 7 }),
]
const NONE = { typed: '', providerId: null, view: 'all', favourites: new Set<number>() } as const
const ids = (changes: Partial<Parameters<typeof narrowed>[1]>) =>
  narrowed(indexed(GAMES), { ...NONE, ...changes }).map(({ id }) => id)

test('search, provider, category and favourites narrow together', () => {
  expect(ids({})).toEqual([1, 2, 3])
  expect(ids({ typed: 'book' })).toEqual([2, 3])
  expect(ids({ typed: 'other' })).toEqual([2])
  expect(ids({ providerId: 1, typed: 'goold' })).toEqual([3])
  expect(ids({ view: 7 })).toEqual([1, 3])
  expect(ids({ view: 'favourites', favourites: new Set([2, 9]) })).toEqual([2])
  expect(ids({ view: 7, typed: 'dead' })).toEqual([])
})

test('games stand in the order of their ids, without those that are gone', () => {
  expect(gamesOf(GAMES, [3, 99, 1]).map(({ id }) => id)).toEqual([3, 1])
})

test('a title has the same picture everywhere, with letters of any script', () => {
  expect(artLook('Book of Dead')).toEqual(artLook(' book of dead '))
  expect(artLook('Book of Dead').letters).toBe('BO')
  expect(artLook('اسب سیاه').letters).toBe('اس')
  expect(artLook('!?').letters).toBe('')
})

test('1000 games are narrowed within a frame', () => {
  const many = indexed(
    Array.from({ length: 1_000 }, (_, at) => game(at, `Long Title ${at} of Fire`))
  )
  const before = performance.now()
  expect(narrowed(many, { ...NONE, typed: 'titel 99 fier' }).length).toBeGreaterThan(0)
  expect(performance.now() - before).toBeLessThan(100)
})
