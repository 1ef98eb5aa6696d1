import fc from 'fast-check'
import { expect, test } from 'vitest'
import { folded } from '../../src/core/folded.ts'
import { isFound, wordsOf } from '../../src/core/tolerant_search.ts'

const finds = (typed: string, text: string) => isFound(wordsOf(typed), wordsOf(text))

test('accents and the Turkish i fold away', () => {
  expect(folded('KILIÇ İmparatoru')).toBe('kilic imparatoru')
  expect(wordsOf('Play’n GO: No 7')).toEqual(['play', 'n', 'go', 'no', '7'])
})

test.each([
  ['kilic', 'Kılıç İmparatoru'],
  ['IMPARATOR', 'Kılıç İmparatoru'],
  ['bookof', 'Book of Dead'],
  ['dead book', 'Book of Dead'],
  // a wrong, missing, added, turned letter
  ['bxok', 'Book of Dead'],
  ['dead', 'Book of Dead'],
  ['bokk', 'Book of Dead'],
  ['blakjack', 'Blackjack Classic'],
  ['rouletet', 'Roulette Live'],
  ['starbrst', 'Starburst'],
  ['7', 'Lucky 7'],
  ['рулетка', 'Рулетка'],
  ['', 'Anything'],
])('"%s" finds "%s"', (typed, text) => {
  expect(finds(typed, text)).toBe(true)
})

test.each([
  ['cat', 'Car Race'],
  ['poker', 'Roulette'],
  ['book gold', 'Book of Dead'],
  ['abcd', 'Book'],
  ['x', 'Book'],
])('"%s" does not find "%s"', (typed, text) => {
  expect(finds(typed, text)).toBe(false)
})

test('any title is found by its beginning, in any case, and with one letter left out', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/)
  fc.assert(
    fc.property(word, word, fc.nat(), (one, two, at) => {
      const text = `${one} ${two}`
      expect(finds(one.slice(0, 3).toUpperCase(), text)).toBe(true)
      const gone = at % one.length
      expect(finds(one.slice(0, gone) + one.slice(gone + 1), text)).toBe(true)
    })
  )
})
