/** What the demo tells its players: in every language of the site, in the words of that language. */
import { test } from '@japa/runner'
import { SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { NOTICE_WORDS } from '#demo/words/notice_words'
import { PROMOTION_WORDS } from '#demo/words/promotion_words'

test.group('Promotions, popups and messages of the demo', () => {
  test('have a title and a text of their own in every language', ({ assert }) => {
    const all = SITE_LANGUAGES.flatMap((language) => {
      const texts = { ...PROMOTION_WORDS[language], ...NOTICE_WORDS[language] }
      return Object.values(texts).flat()
    })
    assert.isTrue(all.every((text) => text.trim() === text && text !== ''))
    assert.lengthOf([...new Set(all)], SITE_LANGUAGES.length * 5 * 2)
  })
})
