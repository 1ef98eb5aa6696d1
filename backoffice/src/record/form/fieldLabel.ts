/** The text of a key; `fallback` where there is none. */
export type TextOf = (key: string, fallback: string) => string

/**
 * The label of a field by its path, such as `limits`, `maxStakeMinor`: the label in its resource, else the common label
 * of its name. Only the last two parts of the path are read, three of bounds that stand by lobby and currency.
 */
export function fieldLabel(path: readonly string[], resource: string, textOf: TextOf): string {
  const names = path.map((name, at) => {
    const places = [
      `resources.${resource}.fields.${name}`,
      ...(resource === 'affiliates' ? [`affiliates.deal.${name}`] : []),
      `audit.field.${name}`,
      `limits.${name}`,
      // `live` is a type of coupons among limits, and a product or a part of the settings elsewhere
      ...(path[at - 1] === 'types' ? [`values.couponType.${name}`] : []),
      `values.product.${name}`,
      `siteSettings.${name}`,
      `themes.colours.${name}`,
      `values.language.${name}`,
      `values.lobby.${name}`,
    ]
    return places.map((place) => textOf(place, '')).find(Boolean) ?? name
  })
  return names.slice(path[0] === 'lobbies' ? -3 : -2).join(' · ')
}
