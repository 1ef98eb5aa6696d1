import type turkish from '#printing/paper/texts/tr'

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> }

/** The texts of all print pages in one language; those in Turkish give the form. */
export type PrintTexts = Words<typeof turkish>
