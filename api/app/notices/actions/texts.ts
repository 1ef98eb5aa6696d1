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
