/**
 * Folds a name for comparison: lower case, no accents, single spaces, the Turkish dotless i as i. So both databases
 * agree which names are equal, whatever their collation.
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
