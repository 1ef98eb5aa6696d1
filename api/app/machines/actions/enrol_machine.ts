import type { DeskMode } from '@grandstand/shared-types/accounts/machines'
import type { Enrolment, OwnMachine } from '@grandstand/shared-types/wire/desk/machines'
import throttle from '#config/throttle'
import { recordAudit } from '#audit/record_audit'
import { inTransaction, type Trx } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { addressKey } from '#core/throttle/address_key'
import { gate, giveBack, takeTry } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { hashFormsOf } from '#machines/enrolment_code'
import { readPublicKey } from '#machines/machine_key'

interface Place {
  siteId: number
  ip: string
}

/**
 * Gives a machine its key and uses the code up. Wrong codes are counted by machine and by address. Throws 429
 * `tooManyAttempts` [seconds], 422 `formWrong` at `publicKey`, 422 `machineCodeWrong` for a code that is wrong, was
 * used, or is too old.
 */
export async function enrolMachine({ siteId, ip }: Place, sent: Enrolment): Promise<OwnMachine> {
  const { machineId, code, publicKey } = sent
  const gates = [
    gate(throttle.machineCode, 'machineCode', siteId, machineId),
    gate(throttle.machineCodeAddress, 'machineCodeAddress', addressKey(ip)),
  ]
  await takeTry(...gates)
  if (!readPublicKey(publicKey)) {
    throw AppError.field('publicKey', 'formWrong', ['P-256, SPKI, base64url'])
  }
  const machine = await inTransaction(async (trx) => {
    const waiting = await machineOf(trx, siteId, machineId, hashFormsOf(code))
    if (!waiting) throw new AppError('machineCodeWrong')
    await trx
      .from('machines')
      .where('id', waiting.id)
      .update({ public_key: publicKey, code_hash: null, enrolled_at: clock.now() })
    await recordAudit(trx, {
      siteId,
      actorId: null,
      action: 'machine.enrol',
      subjectType: 'machine',
      subjectId: Number(waiting.id),
      detail: { machineId },
      ip,
    })
    const { name, username, mode } = waiting
    return { machineId, name, username, mode }
  })
  await giveBack(...gates)
  return machine
}

interface Waiting {
  id: number
  name: string
  username: string
  mode: DeskMode
}

/** Locked, so that only one of two browsers with the same code can use it. */
async function machineOf(
  trx: Trx,
  siteId: number,
  machineId: string,
  codeHashes: string[]
): Promise<Waiting | null> {
  const row: Waiting | null = await trx
    .query<Waiting>()
    .from('machines')
    .join('users', 'users.id', 'machines.user_id')
    .where({ 'machines.site_id': siteId, 'machines.active_id': machineId })
    .whereIn('machines.code_hash', codeHashes)
    .where('machines.code_expires_at', '>', clock.now())
    .select({
      id: 'machines.id',
      name: 'machines.name',
      username: 'users.username',
      mode: 'machines.mode',
    })
    .forUpdate()
    .first()
  return row
}
