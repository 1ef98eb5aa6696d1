import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TeamNames } from '../src/scores/TeamNames.tsx'

const shown = (home: string, away: string, isRace: boolean) =>
  render(<TeamNames match={{ home, away, isRace }} />).container.textContent

test('a race has one name, a match two, even where both teams are called the same', () => {
  expect(shown('14:30 Veliefendi', '14:30 Veliefendi', true)).toBe('14:30 Veliefendi')
  expect(shown('Real', 'Real', false)).toBe('Real – Real')
})
