import db from '@adonisjs/lucid/services/db'
import type { MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { AppError } from '#core/errors/app_error'
import { forgetTries, giveBack, takeTry } from '#core/throttle/throttle'
import { machineOf } from '#accounts/actions/machine_of_sign_in'
import { requireReturn } from '#accounts/actions/require_return'
import { openSession, type Browser, type SignedIn } from '#accounts/actions/open_session'
import { requireAdmitted } from '#accounts/actions/require_admitted'
import User from '#accounts/models/user'
import {
  asLateAsNobody,
  hashPassword,
  isOutdated,
  isPassword,
  isPasswordOfNobody,
} from '#accounts/password_hash'
import { hasSecondFactor } from '#accounts/queries/second_factor'
import { requireCode } from '#accounts/second_factor/require_code'
import { recordRefusedSignIn, type RefusalReason } from '#accounts/refused_sign_ins'
import { signInGates } from '#accounts/sign_in_gates'
import { forgiveWrongPins } from '#accounts/hand_login_pins'

// hash that is checked when the user does not exist, so that both cases take the same time
const NOBODY = await hashPassword('nobody has this password', 'nobody')

interface Credentials extends Browser {
  siteId: number
  username: string
  password: string
  /** Code of the second factor; undefined when the form has not asked for it yet. */
  code?: string | undefined
  machine?: MachineProof | undefined
  /** Whether the player confirmed to use an inactive account again. */
  returns?: boolean | undefined
}

/**
 * Checks the credentials and opens a session. A try is counted before the password is hashed, and given back when the
 * password was right; see `signInGates`. Throws 401 `wrongUserorPass` (for a passive account too, so that a stranger
 * learns nothing), with a right password 401 `secondFactorNeeded` when the code is missing, 422 `secondFactorWrong` at
 * `code`, 403 as `requireAdmitted`, then as `requireReturn`, then 403 `machineRequired`; 429 `tooManyAttempts` [seconds].
 */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const usernameKey = credentials.username.toLowerCase()
  const { own, shared, isKnown } = await signInGates({ ...credentials, usernameKey })
  await takeTry(own, ...shared)

  const user = await User.query().where({ siteId: credentials.siteId, usernameKey }).first()
  const { matches, leaving } = await compare(user, credentials.password, isKnown).catch(
    async (error: unknown) => {
      // the hashing was refused before it looked at the password, so this was no wrong try
      await giveBack(own, ...shared)
      throw error
    }
  )
  const reason = refusalOf(user, matches)
  if (reason) await leaving.wait()
  else leaving.free()
  if (!user || reason) {
    await record(credentials, user, reason ?? 'unknown')
    throw new AppError('wrongUserorPass')
  }

  await forgetTries(own)
  await giveBack(...shared)
  await requireAdmitted(user, credentials.ip)
  await renewHash(user, credentials.password)
  const isProven = await checkSecondFactor(user, credentials)
  await requireReturn(user, credentials.returns === true, credentials.ip)
  const machineId = await machineOf(user, credentials)
  if (user.type === 'terminal') await forgiveWrongPins(user.id)
  return openSession(user, credentials, { isProven, machineId })
}

/**
 * Compares a password in the lane of its sender. A refusal of a stranger leaves by the lane of nobody, so that its time does
 * not tell whether the name exists; who gave the right password does not wait there.
 */
async function compare(user: User | null, password: string, isKnown: boolean) {
  const over = new AbortController()
  const isStranger = user !== null && !isKnown
  const late = isStranger ? asLateAsNobody(over.signal) : Promise.resolve()
  // waited for later, or never
  late.catch(() => undefined)
  const comparing = user
    ? isPassword(user.passwordHash, password, isKnown ? 'known' : 'stranger')
    : isPasswordOfNobody(NOBODY, password)
  const matches = await comparing.catch((error: unknown) => {
    over.abort()
    throw error
  })
  return { matches, leaving: { wait: () => late, free: () => over.abort() } }
}

/**
 * Checks the code of the second factor. Resolves to false when the user has no second factor, to true when the code was
 * right.
 */
async function checkSecondFactor(user: User, credentials: Credentials): Promise<boolean> {
  if (!(await hasSecondFactor(user.id))) return false
  if (credentials.code === undefined) throw new AppError('secondFactorNeeded')
  await requireCode(user.id, credentials.code).catch(async (error: unknown) => {
    await record(credentials, user, 'code')
    throw error
  })
  return true
}

const record = ({ siteId, ip }: Credentials, user: User | null, reason: RefusalReason) =>
  recordRefusedSignIn({ siteId, userId: user?.id ?? null, reason, ip })

/** Why the audit log records a refused sign-in; null for one that succeeds. */
function refusalOf(user: User | null, matches: boolean): RefusalReason | null {
  if (!user) return 'unknown'
  if (!matches) return 'password'
  return user.status === 1 ? null : 'passive'
}

/** Replaces a hash of an earlier cost, unless the password was changed meanwhile. */
async function renewHash({ id, passwordHash }: User, password: string): Promise<void> {
  if (!isOutdated(passwordHash)) return
  await db
    .from('users')
    .where({ id, password_hash: passwordHash })
    .update({ password_hash: await hashPassword(password, 'known') })
}
