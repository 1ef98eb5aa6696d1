import { describe, expect, it } from 'vitest'
import type { MarketTypeRow } from '@grandstand/shared-types/wire/betting/catalogue'
import {
  catalogueNames,
  editedNames,
  missingPlaceholders,
  typeNames,
} from '../src/resources/market-types/typeNames.ts'

const ROW: MarketTypeRow = {
  id: 1,
  key: 'threeWay',
  names: { tr: 'Maç Sonucu', en: 'Match result' },
  shortNames: null,
  outcomeNames: null,
  group: 'main',
  listOrder: 10,
  active: true,
}

describe('the form of a market type', () => {
  it('shows the catalogue’s names where staff gave none, and stores none of them', () => {
    const shown = typeNames(ROW)
    expect(shown).toMatchObject({ shortNames: { en: catalogueNames(1)?.shortNames.en } })
    if (!shown) throw new Error('no names')
    expect(editedNames(1, shown)).toEqual({ shortNames: null, outcomeNames: null })
  })

  it('stores an outcome with another name, and shows it again in its place', () => {
    const shown = typeNames(ROW)
    const draw = shown?.outcomes.find(({ key }) => key === 'X')
    if (!shown || !draw) throw new Error('no draw')
    const named = { ...draw, names: { ...draw.names, tr: 'Berabere', en: 'Tie' } }
    const outcomes = shown.outcomes.map((outcome) => (outcome === draw ? named : outcome))
    const edited = editedNames(1, { ...shown, outcomes })
    expect(edited).toEqual({ shortNames: null, outcomeNames: [named] })
    expect(typeNames({ ...ROW, ...edited })?.outcomes).toEqual(outcomes)
  })

  it('names the placeholders that a name lacks', () => {
    expect(missingPlaceholders('Over', 'Over {total}')).toBe('{total}')
    expect(missingPlaceholders('Above {total}', 'Over {total}')).toBeNull()
    expect(missingPlaceholders('Tie {total}', 'Draw')).toBe('')
    expect(typeNames({ ...ROW, id: 987_654 })).toBeNull()
  })
})
