/**
 * Folds a name for comparison: lower case, no accents, single spaces, the Turkish dotless i as i. Both databases then
 * agree which names are equal, although their collations differ.
 */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, ' ')
    .trim()
}
