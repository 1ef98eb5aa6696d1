import type { texts } from './locales/tr/index.ts'

type Wide<T> = { [K in keyof T]: T[K] extends string ? string : Wide<T[K]> }

/** The shape of every language: that of Turkish, the default. A language with a missing text does not compile. */
export type Texts = Wide<typeof texts>
