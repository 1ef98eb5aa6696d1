import { ensureInstalled } from './install.mjs'
import { environmentFor, findNode } from './node24.mjs'

/**
 * What every command does first: dependencies in place, a Node of version 24 or later at hand.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} path of that Node, environment for children
 * @throws {import('./fail.mjs').Refusal}
 */
export function prepare() {
  ensureInstalled()
  const node = findNode()
  return { node, env: environmentFor(node) }
}
