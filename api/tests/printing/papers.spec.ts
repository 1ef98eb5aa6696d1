/** The eight print pages from data of their contracts, without a database. */
import { test } from '@japa/runner'
import { PAPER_WIDTHS_MM, PRINT_PAGES } from '@grandstand/shared-types/coupons/model/prints'
import { wordsIn } from '@grandstand/shared-types/languages/all_words'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { printTexts } from '#printing/paper/texts'
import { fixtureDocument, TICKET_CODE } from '#tests/printing/papers'

const HOSTILE = `</style><script>alert(1)</script><img src=x onerror="alert('2')">`

test.group('The print pages', () => {
  test('{page} is whole in every language and on both papers')
    .with(PRINT_PAGES.map((page) => ({ page })))
    .run(({ assert }, { page }) => {
      for (const language of SITE_LANGUAGES) {
        for (const widthMm of PAPER_WIDTHS_MM) {
          const text = fixtureDocument(page, { widthMm, language })
          assert.notMatch(text, /undefined|NaN|\[object/, `${page} ${language}`)
          assert.include(text, `size: ${widthMm}mm 297mm`)
          const [, printedAt = ''] = text.split(
            `${printTexts(language).printedAt}: <bdi dir="ltr">`
          )
          assert.match(printedAt, /^[^<]*24/, language)
          assert.include(text, 'demo-kasa')
        }
      }
    })

  test('the ticket of a system with a name says it in the language of the paper', ({ assert }) => {
    for (const language of SITE_LANGUAGES) {
      const { type } = printTexts(language)
      const text = fixtureDocument('coupon', { widthMm: 58, language })
      assert.include(text, `${type.system} · ${wordsIn(language).systems.trixie}`, language)
    }
    assert.include(fixtureDocument('coupon', { widthMm: 58, language: 'ru' }), 'Трикси')
  })

  test('S5 {page} keeps every chosen name as text')
    .with(PRINT_PAGES.map((page) => ({ page })))
    .run(({ assert }, { page }) => {
      const form = { widthMm: 58, language: 'tr', name: () => HOSTILE } as const
      const text = fixtureDocument(page, form)
      assert.lengthOf([...text.matchAll(/<script/g)], 1)
      assert.lengthOf([...text.matchAll(/<\/style>/g)], 1)
      assert.notInclude(text, '<img')
      assert.include(text, '&lt;script&gt;')
    })

  test('tickets have two bar codes that fit on the narrow paper; a copy says that it is one', ({
    assert,
  }) => {
    const printableMm = { 58: 48, 80: 72 }
    for (const widthMm of PAPER_WIDTHS_MM) {
      for (const page of ['coupon', 'duplicate', 'bingo'] as const) {
        const text = fixtureDocument(page, { widthMm, language: 'en' })
        const widths = [...text.matchAll(/<svg width="([\d.]+)mm"/g)].map(([, mm]) => Number(mm))
        assert.lengthOf(widths, 2)
        // 15 dots from the edge
        for (const width of widths) assert.isBelow(width + 15 / 8, printableMm[widthMm])
        assert.include(text, TICKET_CODE.replace(/\d{4}(?=\d)/g, '$& '))
      }
    }
    assert.include(fixtureDocument('duplicate', { widthMm: 58, language: 'en' }), 'COPY 2')
    assert.notInclude(fixtureDocument('coupon', { widthMm: 58, language: 'en' }), 'COPY')
  })
})
