/** Work beside requests, and which servers do it. A room declares its own in `background.ts`. */

/**
 * What a server is for (docs/scaling.md): `web` answers people, `worker` does the work that waits for nobody, `feed` takes
 * the messages of live feeds. A server has all three where GRANDSTAND_ROLES does not say otherwise.
 */
export const ROLES = ['web', 'worker', 'feed'] as const

export type Role = (typeof ROLES)[number]

export interface Background {
  /** The servers that do it; without a role, every server. */
  role?: Role
  /** Called once the book is filled and feeds run. */
  start: () => void | Promise<void>
  /** Resolves when the work under way is done. */
  stop: () => void | Promise<void>
}
