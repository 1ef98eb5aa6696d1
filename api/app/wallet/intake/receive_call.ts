/** The way in of a provider's call: who sends it, what it says, what becomes of it, and the answer in its words. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import type { ErrorKey } from '@grandstand/shared-types/core/errors'
import throttle from '#config/throttle'
import { recordAudit } from '#audit/record_audit'
import { AppError } from '#core/errors/app_error'
import { noteCalled, type CalledNote } from '#games/counting/counts'
import { readNetworks, type HoldsAddress } from '#core/http/networks'
import { gate, takeTry } from '#core/throttle/throttle'
import { clock } from '#core/timing/clock'
import { applyTogether } from '#wallet/applying/apply_together'
import { isMoneyCall, refusal, type WalletCall } from '#wallet/calls/calls'
import { toldOf, type RawCall, type Reply, type Told } from '#wallet/dialects/dialect'
import { dialectOf } from '#wallet/dialects/dialects'
import { answerReading } from '#wallet/intake/read_calls'
import type { GameProvider } from '#games/providers/provider'

/** Refusals of whoever is not the provider (must-hold S13). */
const STRANGERS: ReadonlySet<string> = new Set(['callForged', 'callOld', 'callFromElsewhere'])
/** Faults of the provider itself; any other refusal is our answer to a call that says something. */
const UNREADABLE: ReadonlySet<string> = new Set(['callUnreadable', 'notFound'])
/** Of a stranger's message, since anybody may send one. */
const MOST_KEPT = 2_000

/** The answer to a call, refusals too. Every refused call is kept; one of a stranger also goes into the audit log. */
export async function receiveCall(
  provider: GameProvider,
  raw: RawCall,
  ip: string
): Promise<Reply> {
  const dialect = dialectOf(provider.dialect)
  const begun = performance.now()
  const lagMs = lagOf(dialect.sentAt(raw))
  const note = (was: CalledNote['was']) =>
    noteCalled(provider.id, { was, lagMs, ms: performance.now() - begun })
  let told: Told
  try {
    requireAddress(provider, ip)
    dialect.checkSignature(raw, provider, clock.now())
    told = await answerTo(provider, dialect.read(raw), raw, ip, dialect.opensByLaunch)
  } catch (error) {
    const fault = error instanceof AppError ? error : faultOf(error)
    note(noteOf(fault.key))
    return refuseCall(provider, raw, ip, fault)
  }
  note('read')
  return dialect.write(raw, told)
}

const lagOf = (sentAt: number | null): number | null =>
  sentAt === null ? null : clock.now() - sentAt

function noteOf(key: ErrorKey): CalledNote['was'] {
  if (STRANGERS.has(key)) return 'forged'
  return UNREADABLE.has(key) ? 'unreadable' : 'read'
}

/** Keeps a call that is refused; resolves to the refusal in the provider's words. */
export async function refuseCall(
  provider: GameProvider,
  raw: RawCall,
  ip: string,
  { key, params }: AppError
): Promise<Reply> {
  await keepRefused(provider, raw, ip, key)
  return dialectOf(provider.dialect).write(raw, { of: 'refusal', refused: refusal(key, params) })
}

async function answerTo(
  provider: GameProvider,
  call: WalletCall,
  { name, body }: RawCall,
  ip: string,
  opensByLaunch: boolean
): Promise<Told> {
  if (!isMoneyCall(call)) return answerReading(provider, call, opensByLaunch)
  const message = { name, body: body.toString('utf8'), ip }
  return toldOf(await applyTogether({ provider, call, opensByLaunch, message }))
}

/** Read lists of addresses: a provider is kept for seconds, and calls many times in them. */
const networks = new WeakMap<readonly string[], HoldsAddress>()

function requireAddress({ allowedAddresses }: GameProvider, ip: string): void {
  if (allowedAddresses.length === 0) return
  const isAllowed = networks.get(allowedAddresses) ?? readNetworks(allowedAddresses)
  networks.set(allowedAddresses, isAllowed)
  if (!isAllowed(ip)) throw new AppError('callFromElsewhere')
}

/** A fault of ours, in the log under the number that the refusal names. */
function faultOf(error: unknown): AppError {
  const correlationId = randomUUID()
  logger.error({ err: error, correlationId }, 'a call of a game provider failed')
  return new AppError('tecnicalProblem', { params: [correlationId] })
}

async function keepRefused(
  { id, siteId }: GameProvider,
  { name, body }: RawCall,
  ip: string,
  verdict: string
): Promise<void> {
  const isStranger = STRANGERS.has(verdict)
  const isUnchecked = isStranger || verdict === 'payloadTooLarge'
  const text = body.toString('utf8')
  await db
    .insertQuery()
    .table('game_messages')
    .insert({
      provider_id: id,
      call: name.slice(0, 40),
      provider_transaction: null,
      body: isUnchecked ? text.slice(0, MOST_KEPT) : text,
      verdict,
      ip,
      received_at: clock.now(),
    })
  if (!isStranger) return
  const rows = gate(throttle.refusedActivityRows, 'refusedGameCallRows', id)
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (!isRoom) return
  await recordAudit(db.connection(), {
    siteId,
    actorId: null,
    action: 'game.forged',
    subjectType: 'site',
    subjectId: siteId,
    detail: { verdict, providerId: id, call: name },
    ip,
  })
}
