/** Whether a text has the letters of its language: texts of one language that stand in the file of another are found so. */
import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Arabic: /\p{Script=Arabic}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Greek: /\p{Script=Greek}/u,
  Han: /\p{Script=Han}/u,
}
type ScriptName = keyof typeof SCRIPTS

const NOT_LATIN: Partial<Record<SiteLanguage, ScriptName>> = {
  aa: 'Arabic',
  fa: 'Arabic',
  iq: 'Arabic',
  ru: 'Cyrillic',
  sr: 'Cyrillic',
  el: 'Greek',
  cw: 'Han',
}

/** Letters of the Arabic script that the language does not write. */
const FOREIGN_LETTERS: Partial<Record<SiteLanguage, RegExp>> = {
  aa: /[پچژگێۆڕڵڤە]/,
  fa: /[ةێۆڕڵڤ]/,
  iq: /[ةىذثظضطصإ]/,
}

/** Names of products and signs of the trade, such as `Lucky 15` and `{{odds}} EW`, are Latin everywhere, but no sentence is. */
const MOST_LATIN_LETTERS = 10

export function isWrittenIn(language: SiteLanguage, text: string): boolean {
  const bare = text.replace(/\{\{.*?\}\}|<[^>]*>|https?:\S+/g, ' ')
  const own = NOT_LATIN[language] ?? 'Latin'
  const others = Object.entries(SCRIPTS).filter(([name]) => name !== own && name !== 'Latin')
  if (others.some(([, script]) => script.test(bare))) return false
  if (FOREIGN_LETTERS[language]?.test(bare)) return false
  if (own === 'Latin' || SCRIPTS[own].test(bare)) return true
  return (bare.match(/\p{Script=Latin}/gu) ?? []).length <= MOST_LATIN_LETTERS
}
