import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import { inLanguage } from '../format/inLanguage.ts'
import { useFormat } from '../format/useFormat.ts'
import { Dash } from './Money.tsx'

/** A text by language, in the language of staff where it has one. */
export function TextIn({ of }: { of: ByLanguage | null | undefined }) {
  const { locale } = useFormat()
  const text = inLanguage(of, locale)
  return text === '' ? <Dash /> : <bdi>{text}</bdi>
}
