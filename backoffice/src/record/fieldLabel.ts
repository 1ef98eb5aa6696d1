/** The text of a key; `fallback` where there is none. */
export type TextOf = (key: string, fallback: string) => string

/**
 * What a field is called by its path, such as `limits`, `maxStakeMinor`: by its resource, or wherever its name has a text.
 * The last two parts say enough.
 */
export function fieldLabel(path: readonly string[], resource: string, textOf: TextOf): string {
  const names = path.map((name) => {
    const places = [
      `audit.field.${name}`,
      `resources.${resource}.fields.${name}`,
      `limits.${name}`,
      `values.couponType.${name}`,
      `values.product.${name}`,
      `siteSettings.${name}`,
    ]
    return places.map((place) => textOf(place, '')).find(Boolean) ?? name
  })
  return names.slice(-2).join(' · ')
}
