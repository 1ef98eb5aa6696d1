/** How long somebody stays signed in. */
import env from '#start/env'

export default {
  /** From the sign-in, however busy the session is. */
  hours: env.get('SESSION_HOURS') ?? 12,
  /** Without anything that its holder did. */
  idleMinutes: {
    player: env.get('SESSION_IDLE_MINUTES') ?? 120,
    staff: env.get('STAFF_SESSION_IDLE_MINUTES') ?? 30,
  },
}
