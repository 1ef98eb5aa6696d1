import { describe, expect, test } from 'vitest'
import { CREST_PATTERNS, crestLook } from '../../src/ui/crest/crestLook.ts'

const TEAMS = Array.from({ length: 400 }, (_, index) => `Team ${index}`)

describe('The crest of a team', () => {
  test('is the same for its name, however it is typed', () => {
    expect(crestLook(' Galatasaray ')).toEqual(crestLook('galatasaray'))
  })

  test('has two colours that differ', () => {
    for (const team of [...TEAMS, '']) {
      const { main, other } = crestLook(team)
      expect(main).toMatch(/^#[0-9a-f]{6}$/)
      expect(other).toMatch(/^#[0-9a-f]{6}$/)
      expect(main).not.toBe(other)
    }
  })

  test('uses every pattern, and is seldom that of another team', () => {
    const looks = TEAMS.map(crestLook)
    expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(CREST_PATTERNS.length)
    const kinds = new Set(looks.map(({ main, other, pattern }) => `${main} ${other} ${pattern}`))
    expect(kinds.size).toBeGreaterThan(250)
  })
})
