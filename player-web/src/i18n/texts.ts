import type {
  DEFAULT_LANGUAGE,
  PluralCategory,
  SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import type { texts } from './locales/tr/index.ts'

/** The texts of the default language give all others their shape. */
type Shape = typeof texts
type ShapeCategory = PluralCategory<typeof DEFAULT_LANGUAGE>

/** A counted text of the shape stands once for each plural category of the language. */
type KeyIn<K, L extends SiteLanguage> = K extends `${infer Counted}_${ShapeCategory}`
  ? `${Counted}_${PluralCategory<L>}`
  : K

type TextsLike<T, L extends SiteLanguage> = {
  [K in keyof T as KeyIn<K, L>]: T[K] extends string ? string : TextsLike<T[K], L>
}

/** The texts of a language. A text that is missing does not compile. */
export type Texts<L extends SiteLanguage = SiteLanguage> = TextsLike<Shape, L>
