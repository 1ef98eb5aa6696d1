import { expect, test } from 'vitest'
import { silkOf } from '../../src/racing/card/silk.ts'

const horse = (colours: string, number = 1) => silkOf({ number, colours, kind: 'horses' })

test('a silk has the colours and the pattern that the card names, in their order', () => {
  expect(horse('red, white star')).toEqual({ body: '#c81e2c', other: '#f7f5ef', pattern: 'star' })
  expect(horse('sarı, kırmızı çizgili')).toEqual({
    body: '#f0b429',
    other: '#c81e2c',
    pattern: 'stripes',
  })
  expect(horse('dark blue').body).toBe('#1c2f63')
  expect(horse('dark blue').pattern).toBe('plain')
})

test('without words neighbours have different silks, each always its own', () => {
  const drawn = Array.from({ length: 20 }, (_, at) => JSON.stringify(horse('', at + 1)))
  expect(drawn.every((one, at) => one !== drawn[at + 1])).toBe(true)
  expect(drawn).toEqual(drawn.map((_, at) => JSON.stringify(horse('', at + 1))))
})

test('dogs wear the jackets of their traps', () => {
  const dog = (number: number, colours = '') => silkOf({ number, colours, kind: 'dogs' })
  expect([1, 2, 3, 4, 5, 6].map((trap) => dog(trap).body)).toEqual([
    '#c81e2c',
    '#1f4fa8',
    '#f7f5ef',
    '#23272e',
    '#e26a1b',
    '#f7f5ef',
  ])
  expect([3, 6].map((trap) => dog(trap).pattern)).toEqual(['plain', 'stripes'])
  expect(dog(1, 'yellow').body).toBe('#f0b429')
})
