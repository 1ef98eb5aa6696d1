import router from '@adonisjs/core/services/router'
import type { Operation, Operations } from '#core/operations/operation'

/** Paths of writes that need no CSRF token, as the router writes them. */
const exempt = new Set<string>()
export const needsNoCsrfToken = (pattern: string): boolean => exempt.has(pattern)

/** Registers the route of every operation, under the operation's name. Throws for two operations of one name. */
export function mount(rooms: Readonly<Record<string, Operations>>): void {
  const all = Object.values(rooms).flatMap((operations) => Object.entries(operations))
  for (const [name, operation] of all.sort(byPath)) {
    if (operation.withoutCsrf) exempt.add(operation.path)
    router.route(operation.path, methodsOf(operation), operation.run).as(name)
  }
}

/** The router takes the first route that fits: `/users/counts` must come before `/users/:id`. */
function byPath([, a]: [string, Operation], [, b]: [string, Operation]): number {
  const key = ({ path }: Operation) => path.replaceAll('/:', '/~')
  return key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}

const methodsOf = ({ method }: Operation): string[] =>
  method === 'GET' ? ['GET', 'HEAD'] : [method]
