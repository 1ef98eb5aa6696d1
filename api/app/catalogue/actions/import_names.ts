/**
 * A name as it is compared: lower case, without accents, single spaces, the Turkish dotless i as i. Both databases then
 * agree on which names are equal, whatever their collation.
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
