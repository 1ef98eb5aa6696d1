import { describe, expect, it } from 'vitest'
import { brandWords, isOfContext } from '../../src/accounts/context_words.ts'

describe('Words of a brand', () => {
  const words = brandWords('Northstar Bet', ['www.north-star.example', 'ns.example'])

  it('are those of its title, joined too, and of its hosts', () => {
    expect(words.toSorted()).toEqual(
      ['northstar', 'bet', 'northstarbet', 'www', 'north', 'star', 'example'].toSorted()
    )
  })

  it('make no password, alone, together or with digits and signs', () => {
    for (const password of [
      'northstar',
      'NorthStar1!',
      'north.star.2026',
      'bet-on-no',
      'Bet1Bet2',
    ]) {
      expect([password, isOfContext(password, words)]).toEqual([password, password !== 'bet-on-no'])
    }
  })

  it('count without accents and capitals', () => {
    expect(isOfContext('IŞIK99', brandWords('Işık', []))).toBe(true)
    expect(isOfContext('isik99', brandWords('Işık', []))).toBe(true)
  })

  it('may stand beside other words; digits alone are none of them', () => {
    expect(isOfContext('my northstar at home', words)).toBe(false)
    expect(isOfContext('1234567890', words)).toBe(false)
    expect(isOfContext('casino4Uncle', words)).toBe(false)
    expect(isOfContext('Casino777', [])).toBe(true)
  })
})
