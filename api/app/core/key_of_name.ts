/**
 * A key made of a name, `Gece Maçı` to `gece-maci`, that none of `taken` is. `longest`: of the name's part, in characters; a
 * number after it makes it unique. `otherwise` stands for a name without two letters.
 */
export function keyOfName(
  name: string,
  { taken, longest, otherwise }: { taken: readonly string[]; longest: number; otherwise: string }
): string {
  const plain = name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, longest)
  const base = plain.length > 1 ? plain : otherwise
  let key = base
  for (let number = 2; taken.includes(key); number += 1) key = `${base}-${number}`
  return key
}
