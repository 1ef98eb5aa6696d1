import type { UserType } from '@grandstand/shared-types/accounts/user_types'
import sessions from '#config/session'

const MINUTE_MS = 60_000

/** Milliseconds without use after which a session ends; fewer for users with rights over others. */
export function idleMs(type: UserType): number {
  const { player, staff } = sessions.idleMinutes
  return MINUTE_MS * (type === 'player' || type === 'terminal' ? player : staff)
}
