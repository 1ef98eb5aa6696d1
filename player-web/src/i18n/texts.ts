import type {
  DEFAULT_LANGUAGE,
  PluralCategory,
  SiteLanguage,
} from '@grandstand/shared-types/languages/table'
import 'i18next'
import type { shared } from './locales/tr/index.ts'

type Shared = typeof shared
type ShapeCategory = PluralCategory<typeof DEFAULT_LANGUAGE>

/** All texts of the default language; each `texts/tr.ts` beside a feature adds its groups here. */
export interface Shape extends Shared {}

/** A counted text of the shape stands once for each plural category of the language. */
type KeyIn<K, L extends SiteLanguage> = K extends `${infer Counted}_${ShapeCategory}`
  ? `${Counted}_${PluralCategory<L>}`
  : K

/** The texts `T` of the default language in another one. A text that is missing does not compile. */
export type TextsLike<T, L extends SiteLanguage> = {
  [K in keyof T as KeyIn<K, L>]: T[K] extends string ? string : TextsLike<T[K], L>
}

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: TextsLike<Shape, typeof DEFAULT_LANGUAGE> }
  }
}
