import { describe, expect, it } from 'vitest'
import { editedView, keepsPlaceholders } from '../../src/languages/edited_names.ts'
import { marketTypeViews } from '../../src/languages/market_type_views.ts'

const NO_EDITS = { names: {}, shortNames: {}, outcomeNames: [], listOrder: 7 }

describe('Names that staff give', () => {
  it('show the line that the catalogue shows', () => {
    expect(keepsPlaceholders('Goals over {total}', 'Over {total}')).toBe(true)
    expect(keepsPlaceholders('{home} over {total}', 'Over {total}')).toBe(true)
    expect(keepsPlaceholders('Over', 'Over {total}')).toBe(false)
    expect(keepsPlaceholders('Over {total} {hcp}', 'Over {total}')).toBe(false)
    expect(keepsPlaceholders('{away} ({hcp})', '{away} ({-hcp})')).toBe(false)
    expect(keepsPlaceholders('Over {total', 'Over')).toBe(false)
  })

  it('every name of the catalogue keeps its own placeholders', () => {
    for (const { name, shortName, outcomes } of marketTypeViews('tr')) {
      for (const text of [name, shortName, ...outcomes.map((outcome) => outcome.name)]) {
        expect(keepsPlaceholders(text, text)).toBe(true)
      }
    }
  })

  it('stand in their language alone; the others stay', () => {
    const [view] = marketTypeViews('en')
    if (!view) throw new Error('the catalogue is empty')
    expect(editedView(view, NO_EDITS, 'en')).toEqual({ ...view, listOrder: 7 })
    const edits = {
      ...NO_EDITS,
      names: { tr: 'Kim kazanır', en: 'Who wins' },
      shortNames: { tr: 'KK' },
      outcomeNames: [{ key: 'X', names: { en: 'Tie' }, shortNames: { en: 'T' } }],
    }
    const english = editedView(view, edits, 'en')
    expect(english).toMatchObject({ name: 'Who wins', shortName: view.shortName })
    expect(english.outcomes.map(({ shortName }) => shortName)).toEqual(['1', 'T', '2'])
    expect(editedView(view, edits, 'tr').outcomes).toEqual(view.outcomes)
  })
})
