/** The texts of a language, joined from those of every page and those beside single pages. */

/** Groups of texts by name; `resources` holds those of a resource under its name. */
export type TextPart = Readonly<Record<string, object>>

/** All groups; parts that have a group in common, such as `resources` or `values.subject`, are joined in it. */
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
