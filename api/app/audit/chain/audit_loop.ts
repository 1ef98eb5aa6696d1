/**
 * Seals the audit log every few seconds, and checks the chain soon after the start and once a day. A break is written to
 * the server's log and to the audit log of every brand.
 */
import logger from '@adonisjs/core/services/logger'
import { alertEverySite } from '#audit/alert'
import { AUDIT_CHAIN } from '#audit/chain/audit_chain'
import { sealAudit, verifyAudit } from '#audit/chain/verify_audit'
import { chainHead, type ChainHead } from '#core/chain/chain'
import { Rounds } from '#core/timing/rounds'

const SEAL_EVERY_MS = 5_000
const CHECK_EVERY_MS = 24 * 3_600_000
/** A server that has just started loads its data first. */
const FIRST_CHECK_AFTER_MS = 60_000

/** `performance.now()` of the next check. */
let checksAt = 0

const rounds = new Rounds(round, SEAL_EVERY_MS, { isTimeless: true })

export function startAuditLoop(): void {
  checksAt = performance.now() + FIRST_CHECK_AFTER_MS
  rounds.start(SEAL_EVERY_MS)
}

/** Stops the loop; resolves when the present round is done. */
export const stopAuditLoop = (): Promise<void> => rounds.stop()

/** The newest seal at this process's last check; the next check must find the same seal there. */
let known: ChainHead | null = null

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await sealAudit()
    if (performance.now() < checksAt) return
    checksAt = performance.now() + CHECK_EVERY_MS
    await checkAudit(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'the audit log could not be sealed; it is tried again')
  }
}

/**
 * One check of the loop. It writes the newest seal to the server's log too, which a person with access to the database
 * alone cannot change.
 */
export async function checkAudit(endsEarly: () => boolean = () => false): Promise<void> {
  const { head, firstBreak } = await verifyAudit({ known, isStopped: endsEarly })
  if (firstBreak === null) {
    known = await chainHead(AUDIT_CHAIN)
    logger.info({ seal: head.id, hash: head.hash }, 'the audit log is whole')
    return
  }
  logger.error({ firstBreak }, 'the audit log was changed')
  await alertEverySite('audit.broken', { chainFault: firstBreak.fault, brokenId: firstBreak.id })
}
