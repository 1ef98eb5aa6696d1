/** Which folders of the project a file imports from, by the text of its imports. */
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { root } from './paths.mjs'

const SPECIFIER = /(?:\bfrom|\bimport|\bimport\()\s*['"`]([^'"`]+)['"`]/g

/** Beginnings of specifiers that stand for a folder of the project. */
const ALIASES = [
  ['#database/', 'database/'],
  ...Object.entries(JSON.parse(readFileSync(join(root, 'api', 'package.json'), 'utf8')).imports)
    .filter(([, target]) => target.startsWith('./'))
    .map(([name, target]) => [name.slice(0, -1), posix.join('api', target.replace(/\*.*/, ''))]),
  ['@grandstand/shared-types/', 'shared-types/src/'],
  ['@grandstand/database/', 'database/'],
]

/**
 * @param {string} file path of a source file below the root, with `/`
 * @returns {string[]} paths below the root, some without their ending; packages are left out
 */
export function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier]) => {
    if (specifier.startsWith('.')) return [posix.join(posix.dirname(file), specifier)]
    const [begin, folder] = ALIASES.find(([begin]) => specifier.startsWith(begin)) ?? []
    return begin ? [folder + specifier.slice(begin.length)] : []
  })
}
