import { DEPOSIT_MINUTES, depositText } from '@grandstand/shared-types/accounts/machines'
import type { DepositCredited, MachineDeposit } from '@grandstand/shared-types/wire/desk/machines'
import db from '@adonisjs/lucid/services/db'
import { recordAudit } from '#audit/record_audit'
import { bus } from '#core/bus'
import { inTransaction, type Reader } from '#core/database/transactions'
import { AppError, found } from '#core/errors/app_error'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import { clock } from '#core/timing/clock'
import { playerOfDesk, type DepositParties } from '#desk/queries/deposit_parties'
import { openDrawer } from '#ledger/drawer'
import { post, reserveTransferId } from '#ledger/post'
import { requireCashRoom } from '#desk/require_cash_room'
import { isSignedBy } from '#machines/machine_key'
import { findMachine, type Machine } from '#machines/queries/find_machine'
import { requireDepositRoom } from '#protection/require_deposit'
import { requireMayPlay } from '#protection/require_may_play'
import { recordRefusedMachine, type MachineRefusal } from '#machines/refusals'

interface Place {
  siteId: number
  ip: string
}

type Refusal = Exclude<MachineRefusal, 'challenge' | 'replayed' | 'user'>

const ANSWERS: Readonly<Record<Refusal, ErrorKey>> = {
  unknown: 'machineForged',
  noKey: 'machineForged',
  signature: 'machineForged',
  revoked: 'machineRevoked',
  tooOld: 'machineMessageOld',
  locked: 'machineLocked',
  conflict: 'idempotencyConflict',
}

/**
 * Credits cash that a player put into a machine, once for each uuid of the machine: the cash is in the drawer of its user,
 * the player's balance rises (must-hold M14). A refused message is recorded. Throws 403 `machineForged`, 401
 * `machineRevoked`, 422 `machineMessageOld`, 403 `machineLocked`, 409 `idempotencyConflict` for a uuid with another content,
 * 404 `notFound` for a player of another shop, 403 `accountPassive`, `dealerPassive`, `countryNotAllowed`, `selfExcluded`,
 * 422 `currencyDiffers` [desk's, player's], `ownDepositLimit` [room], `cashAboveMax` [room], 409 `shiftNotOpen`.
 */
export async function depositCash(place: Place, sent: MachineDeposit): Promise<DepositCredited> {
  const { siteId, ip } = place
  const { machineId } = sent
  const known = await findMachine(siteId, machineId)
  const refusal = refusalOf(known, sent)
  const outcome = refusal ?? (await creditPlayer(place, sent, known))
  if (typeof outcome === 'string') {
    await recordRefusedMachine({
      siteId,
      machine: known?.id ?? null,
      machineId,
      reason: outcome,
      ip,
    })
    throw new AppError(ANSWERS[outcome])
  }
  return outcome
}

function refusalOf(machine: Machine | null, sent: MachineDeposit): Refusal | null {
  if (!machine) return 'unknown'
  if (machine.publicKey === null) return 'noKey'
  if (!isSignedBy(machine.publicKey, depositText(sent), sent.signature)) return 'signature'
  if (machine.revokedAt !== null) return 'revoked'
  if (Math.abs(clock.now() - sent.sentAt) > DEPOSIT_MINUTES * 60_000) return 'tooOld'
  return machine.lockedAt === null ? null : 'locked'
}

/** What was credited before answers first: a copy hears it whatever has become of the player since. */
async function creditPlayer(place: Place, sent: MachineDeposit, machine: Machine | null) {
  const before = machine && (await creditedBefore(db.connection(), machine.id, sent))
  if (before) return before
  const parties = await playerOfDesk(machine, sent.username)
  await requireMayPlay({ ...place, userId: parties.player.id }, 'deposit')
  return credit({ ...place, sent, parties })
}

interface Credit extends Place {
  sent: MachineDeposit
  parties: DepositParties
}

async function credit({ siteId, ip, sent, parties }: Credit): Promise<DepositCredited | Refusal> {
  const { desk, player } = parties
  const uuid = sent.uuid.toLowerCase()
  const transferId = await reserveTransferId()
  const { outcome, isNew } = await inTransaction(async (trx) => {
    // copies of the message, and the revoking of the machine, wait for this lock
    const machine = found(await findMachine(siteId, sent.machineId, trx))
    const refusal = refusalOf(machine, sent)
    if (refusal) return { outcome: refusal, isNew: false }
    const before = await creditedBefore(trx, machine.id, sent)
    if (before) return { outcome: before, isNew: false }
    await requireDepositRoom(trx, { id: player.id, siteId }, sent.creditMinor)
    const drawer = await openDrawer(trx, desk.id)
    const cash = { siteId, machineId: machine.id, deskId: desk.id, player }
    await requireCashRoom(trx, { ...cash, amountMinor: sent.creditMinor })
    await post(trx, [
      {
        id: transferId,
        key: `machine:${machine.id}:deposit:${uuid}`,
        kind: 'terminalDeposit',
        siteId,
        currency: player.currency,
        referenceType: 'machine',
        referenceId: machine.id,
        actorId: desk.id,
        legs: [
          { accountId: drawer.accountId, amountMinor: 0 - sent.creditMinor },
          {
            accountId: player.balanceId,
            amountMinor: sent.creditMinor,
            receivableId: player.receivableId,
          },
        ],
      },
    ])
    const { currency } = player
    const answer = { uuid, transferId, creditMinor: sent.creditMinor, currency }
    await trx.insertQuery().table('machine_deposits').insert({
      machine_id: machine.id,
      uuid,
      player_id: player.id,
      currency,
      amount: sent.creditMinor,
      transfer_id: transferId,
      created_at: clock.now(),
    })
    await recordAudit(trx, {
      siteId,
      actorId: desk.id,
      action: 'machine.deposit',
      subjectType: 'machine',
      subjectId: machine.id,
      detail: { ...answer, userId: player.id },
      ip,
    })
    return { outcome: answer, isNew: true }
  })
  if (isNew) bus.emit('balanceChanged', { userIds: [player.id] })
  return outcome
}

/** The answer to the message with this uuid that was credited, `conflict` for another content; null where none was. */
async function creditedBefore(
  from: Reader,
  machineId: number,
  sent: MachineDeposit
): Promise<DepositCredited | 'conflict' | null> {
  const uuid = sent.uuid.toLowerCase()
  const row = await from
    .query<{ username_key: string; amount: number; currency: string; transfer_id: number }>()
    .from('machine_deposits as d')
    .join('users as u', 'u.id', 'd.player_id')
    .where({ 'd.machine_id': machineId, 'd.uuid': uuid })
    .select('u.username_key', 'd.amount', 'd.currency', 'd.transfer_id')
    .first()
  if (!row) return null
  const creditMinor = Number(row.amount)
  const isSame =
    row.username_key === sent.username.toLowerCase() && creditMinor === sent.creditMinor
  if (!isSame) return 'conflict'
  const transferId = Number(row.transfer_id)
  return { uuid, transferId, creditMinor, currency: String(row.currency) }
}
