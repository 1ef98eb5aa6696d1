/** Words of a game by key, in one language. */
export type Words = Readonly<Record<string, string>>
