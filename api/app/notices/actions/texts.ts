import { AppError } from '#core/errors/app_error'

type Sent<T> = Readonly<Record<string, T | null | undefined>>

/**
 * The texts as they are stored: without the languages left empty. Throws 422 `isRequiredArea` at `texts` without any
 * language.
 */
export function storedTexts<T>(sent: Sent<T>, clean: (text: T) => T = (text) => text): string {
  const texts = Object.entries(sent).flatMap(([code, text]) => (text ? [[code, clean(text)]] : []))
  if (texts.length === 0) throw AppError.field('texts', 'isRequiredArea')
  return JSON.stringify(Object.fromEntries(texts))
}

/** Throws 422 `endBeforeStart` at `shownTo` when it is not after `shownFrom`. */
export function requireOrder({
  shownFrom,
  shownTo,
}: {
  shownFrom?: number | null | undefined
  shownTo?: number | null | undefined
}): void {
  const isWrong =
    typeof shownFrom === 'number' && typeof shownTo === 'number' && shownTo <= shownFrom
  if (isWrong) throw AppError.field('shownTo', 'endBeforeStart')
}
