import db from '@adonisjs/lucid/services/db'
import type { MachineRegistered, NewMachine } from '@grandstand/shared-types/wire/desk/machines'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, isUniqueViolation } from '#core/database/transactions'
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import { scopeToPrincipal, type Editor, type Principal } from '#core/requests/access'
import { requireStepUp } from '#core/requests/step_up'
import { clock } from '#core/timing/clock'
import { hashOfCode, newEnrolmentCode } from '#machines/enrolment_code'

const CODE_LIVES_MS = 60 * 60_000

/**
 * Registers a machine for a terminal user in sight; only the answer has the code by which the machine gets its key.
 * Throws 403 `stepUpNeeded`, 422 `unknownEntry` at `userId` for any other user, 409 `alreadyExists` for the id of
 * another machine.
 */
export async function registerMachine(
  editor: Editor,
  { userId, name, machineId, mode = 'terminal' }: NewMachine
): Promise<MachineRegistered> {
  const { principal } = editor
  await requireTerminal(principal, userId)
  await requireStepUp(principal)
  const code = newEnrolmentCode()
  const codeExpiresAt = clock.now() + CODE_LIVES_MS
  const row = {
    site_id: principal.siteId,
    user_id: userId,
    name,
    machine_id: machineId,
    mode,
    active_id: machineId,
    code_hash: hashOfCode(code),
    code_expires_at: codeExpiresAt,
    created_at: clock.now(),
  }
  try {
    const id = await inTransaction(async (trx) => {
      const [inserted]: number[] = await trx.insertQuery().table('machines').insert(row)
      const subjectId = Number(must(inserted, 'number of a machine'))
      await recordAudit(trx, {
        ...authorOf(editor),
        action: 'machine.register',
        subjectType: 'machine',
        subjectId,
        detail: { name, machineId, userId, mode },
      })
      return subjectId
    })
    return { id, code, codeExpiresAt }
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('alreadyExists')
    throw error
  }
}

async function requireTerminal(principal: Principal, userId: number): Promise<void> {
  const query = db
    .query<{ id: number }>()
    .from('users')
    .where({ 'users.id': userId, 'users.type': 'terminal' })
    .select('users.id')
  const terminal = await scopeToPrincipal(query, principal).first()
  if (!terminal) throw AppError.field('userId', 'unknownEntry')
}
