import { THEME_KEY_FORM } from '@grandstand/shared-types/themes/theme'

const LONGEST = 34

/** A key made of a name, `Gece Maçı` to `gece-maci`, that none of `taken` is. */
export function themeKeyOf(name: string, taken: readonly string[]): string {
  const plain = name
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
    .slice(0, LONGEST)
  const base = THEME_KEY_FORM.test(plain) ? plain : 'theme'
  let key = base
  for (let number = 2; taken.includes(key); number += 1) key = `${base}-${number}`
  return key
}
