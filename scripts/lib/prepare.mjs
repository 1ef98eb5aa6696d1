import { ensureInstalled } from './install.mjs'
import { environmentFor, findNode } from './node24.mjs'

/**
 * Runs first in every command: installs the dependencies and finds a Node of version 24 or later.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} path of that Node, environment for children
 * @throws {import('./fail.mjs').Refusal}
 */
export function prepare() {
  ensureInstalled()
  const node = findNode()
  return { node, env: environmentFor(node) }
}
