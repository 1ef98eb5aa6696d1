import type { MachineProof } from '@grandstand/shared-types/wire/desk/machines'
import { AppError } from '#core/errors/app_error'
import { giveBack, takeTry } from '#core/throttle/throttle'
import { machineOf } from '#accounts/actions/machine_of_sign_in'
import { openSession, type Browser, type SignedIn } from '#accounts/actions/open_session'
import { requireAdmitted } from '#accounts/actions/require_admitted'
import { forgiveWrongPins, takePin } from '#accounts/hand_login_pins'
import User from '#accounts/models/user'
import { isPassword } from '#accounts/password_hash'
import { recordRefusedSignIn } from '#accounts/refused_sign_ins'
import { signInGates } from '#accounts/sign_in_gates'

interface HandLogin extends Browser {
  siteId: number
  username: string
  pin: string
  machine: MachineProof
}

/**
 * Signs a terminal user in by the PIN, at their own registered machine; the machine stands in for the password. Each
 * try counts as a try of a password does, and as a try of this PIN. Throws 403 `machineRequired`, 401 `wrongUserorPass`
 * for a wrong PIN, a user without one and a passive user, 403 `pinLocked` after too many wrong PINs, as
 * `requireAdmitted`, 429 `tooManyAttempts` [seconds].
 */
export async function handSignIn(login: HandLogin): Promise<SignedIn> {
  const { siteId, ip } = login
  const usernameKey = login.username.toLowerCase()
  const { own, shared } = await signInGates({ ...login, usernameKey })
  await takeTry(own, ...shared)
  const user = await User.query().where({ siteId, usernameKey, type: 'terminal' }).first()
  if (!user) throw new AppError('machineRequired')
  const machineId = await machineOf(user, login)
  // the proof of the machine shows that this is no stranger; from here the count of wrong PINs guards alone
  await giveBack(own, ...shared)
  await requirePin(user, login)
  await requireAdmitted(user, ip)
  await forgiveWrongPins(user.id)
  return openSession(user, login, { machineId })
}

async function requirePin(user: User, { pin: typed, ip }: HandLogin): Promise<void> {
  const pin = await takePin(user.id)
  if (pin?.isLocked) throw new AppError('pinLocked')
  const isRight =
    pin !== null && user.status === 1 && (await isPassword(pin.pinHash, typed, 'known'))
  if (isRight) return
  await recordRefusedSignIn({ siteId: user.siteId, userId: user.id, reason: 'pin', ip })
  throw new AppError('wrongUserorPass')
}
