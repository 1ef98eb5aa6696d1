/** The texts of a language, joined from those of every page and those beside single pages. */

/** Groups of texts by name; `resources` has the texts of each resource under its name. */
export type TextPart = Readonly<Record<string, object>>

/** All groups; groups that several parts have, such as `resources` or `values.subject`, are merged. */
export function joined<T extends object>(common: T, parts: readonly TextPart[]): T {
  return { ...common, ...parts.reduce<object>(together, common) }
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

function together(one: object, other: object): object {
  const texts = new Map<string, unknown>(Object.entries(one))
  for (const [name, value] of Object.entries(other)) {
    const before = texts.get(name)
    texts.set(name, isGroup(before) && isGroup(value) ? together(before, value) : value)
  }
  return Object.fromEntries(texts)
}
