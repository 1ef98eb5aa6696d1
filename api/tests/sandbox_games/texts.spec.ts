/** The words of the sandbox's games, in every language. */
import { test } from '@japa/runner'
import { CATALOGUE_LANGUAGE, SITE_LANGUAGES } from '@grandstand/shared-types/languages/table'
import { textsByLanguage } from '#core/http/texts_by_language'
import { findGames } from '#sandbox_games/games/find_games'
import type { FrameTexts } from '#sandbox_games/texts/text_form'

/** Words that other languages share with English. */
const SHARED = new Set(['Even', 'No', 'Dealer'])

test.group('Sandbox of games: texts', () => {
  test('every game has the same words in every language, none empty, with the same placeholders', async ({
    assert,
  }) => {
    const games = await findGames()
    for (const { code } of games.all()) {
      const english = games.words(code, CATALOGUE_LANGUAGE)
      for (const language of SITE_LANGUAGES) {
        const words = games.words(code, language)
        assert.sameMembers(Object.keys(words), Object.keys(english), `${code} ${language}`)
        for (const [key, text] of Object.entries(words)) {
          const place = `${code} ${language} ${key}`
          assert.notEqual(text.trim(), '', place)
          assert.deepEqual(placeholdersOf(text), placeholdersOf(english[key] ?? ''), place)
          if (language !== CATALOGUE_LANGUAGE && !SHARED.has(text)) {
            assert.notEqual(text, english[key], place)
          }
        }
      }
    }
  })

  test('the frame speaks every language in words of its own', async ({ assert }) => {
    const textsOf = await textsByLanguage<FrameTexts>(
      (language) => import(`#sandbox_games/texts/${language}`)
    )
    const { errors: englishErrors, ...english } = textsOf(CATALOGUE_LANGUAGE)
    for (const language of SITE_LANGUAGES.filter((code) => code !== CATALOGUE_LANGUAGE)) {
      const { errors, ...texts } = textsOf(language)
      const pairs = [...pairsOf(texts, english), ...pairsOf(errors, englishErrors)]
      for (const [key, text, inEnglish] of pairs) {
        assert.notEqual(text, inEnglish, `${language} ${key}`)
        assert.deepEqual(placeholdersOf(text), placeholdersOf(inEnglish), `${language} ${key}`)
      }
    }
  })
})

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

const pairsOf = (
  texts: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>
): [string, string, string][] =>
  Object.entries(texts).map(([key, text]) => [key, text, english[key] ?? ''])
