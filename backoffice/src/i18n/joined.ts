/** Texts of a language, put together from what every page says and from the texts beside each page. */

/** Groups of texts by name; `resources` holds those of a resource under its name. */
export type TextPart = Readonly<Record<string, object>>

/** All groups; parts that have a group in common, such as `resources`, are joined in it. */
export function joined<T extends object>(common: T, parts: readonly TextPart[]): T {
  const texts = new Map<string, object>(Object.entries(common))
  for (const [group, inner] of parts.flatMap((part) => Object.entries(part))) {
    texts.set(group, { ...texts.get(group), ...inner })
  }
  return { ...common, ...Object.fromEntries(texts) }
}
