/** How long a user stays signed in. */
import env from '#start/env'

export default {
  /** Hours from the sign-in, also for a session in use. */
  hours: env.get('SESSION_HOURS') ?? 12,
  /** Sessions of one user at once; a further sign-in ends the oldest. */
  perUser: env.get('SESSIONS_PER_USER') ?? 50,
  /** Minutes without a request that the user caused. */
  idleMinutes: {
    player: env.get('SESSION_IDLE_MINUTES') ?? 120,
    staff: env.get('STAFF_SESSION_IDLE_MINUTES') ?? 30,
  },
}
