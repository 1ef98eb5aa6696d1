import { dialect } from '#core/dialect/current'

/** An expression for texts as a search compares them, for `like` with a word that is folded itself (`folded`). */
export const foldedTexts = (expression: string, word: string): string =>
  dialect().folded(expression, word)
