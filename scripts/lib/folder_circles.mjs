/** Circles of folders: folders side by side that import each other, directly or through others. */
import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { importsOf } from './imports.mjs'
import { root } from './paths.mjs'

/** Source files below a folder, by their paths below the root. */
export function sourcesOf(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/(^|\/)(node_modules|tests|e2e)\//.test(file))
}

/**
 * The folder that contains both files, and the folder of each inside it; null when one of the files is directly in that
 * folder.
 */
function neighbours(from, to) {
  const [one, other] = [posix.dirname(from).split('/'), posix.dirname(to).split('/')]
  const at = one.findIndex((name, index) => name !== other[index])
  return at < 0 || at >= other.length ? null : [one.slice(0, at).join('/'), one[at], other[at]]
}

/**
 * @param {string[]} folders no import is followed out of one of them
 * @returns {string[]} a line for each circle
 */
export function folderCircles(folders) {
  /** For each folder: the neighbours that each of its folders imports. */
  const areas = new Map()
  for (const folder of folders) {
    for (const file of sourcesOf(folder)) {
      for (const to of importsOf(file)) {
        const [area, one, other] = (to.startsWith(`${folder}/`) && neighbours(file, to)) || []
        if (area === undefined) continue
        const imports = areas.get(area) ?? areas.set(area, new Map()).get(area)
        imports.set(one, (imports.get(one) ?? new Set()).add(other))
      }
    }
  }
  return [...areas].flatMap(([area, imports]) => {
    const circle = circleIn(imports)
    return circle ? [`${area}: folders in a circle: ${circle.join(' > ')}`] : []
  })
}

/** A circle of the graph, its first node again at its end; null without one. */
export function circleIn(imports) {
  const done = new Set()
  const walk = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of imports.get(node) ?? []) {
      const circle = walk(next, [...path, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of imports.keys()) {
    const circle = walk(node, [])
    if (circle) return circle
  }
  return null
}
