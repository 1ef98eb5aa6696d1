/**
 * Seals new transfers every few seconds, and proves the books soon after the start and once a day. A fault goes to the server's
 * log and to every brand's audit log.
 */
import logger from '@adonisjs/core/services/logger'
import { alertEverySite } from '#audit/alert'
import type { ChainHead } from '#core/chain/chain'
import { Rounds } from '#core/timing/rounds'
import { LOOK_FAR_BACK_EVERY_MS } from '#ledger/seals/unsealed'
import { sealNewestTransfers, sealTransfers } from '#ledger/seals/verify_seals'
import { verifyLedger } from '#ledger/verify'

const SEAL_EVERY_MS = 5_000
const CHECK_EVERY_MS = 24 * 3_600_000
/** Later than the first check of the audit log, so that the two do not run together. */
const FIRST_CHECK_AFTER_MS = 120_000
/** Longer than a busy server needs to read a page, so that other work gets at least half of the time. */
const PAUSE_MS = 20

const checks = new Rounds(check, CHECK_EVERY_MS, { isTimeless: true })
const seals = new Rounds(seal, SEAL_EVERY_MS, { isTimeless: true })

export function startLedgerChecks(): void {
  checks.start(FIRST_CHECK_AFTER_MS)
  seals.start(SEAL_EVERY_MS)
}

/** Resolves when the present work has ended. */
export async function stopLedgerChecks(): Promise<void> {
  await Promise.all([checks.stop(), seals.stop()])
}

let lookedFarBackAt = -Infinity

async function seal(isStopped: () => boolean): Promise<void> {
  const now = performance.now()
  const isFar = now - lookedFarBackAt >= LOOK_FAR_BACK_EVERY_MS
  try {
    await (isFar ? sealTransfers : sealNewestTransfers)({ isStopped })
    if (isFar) lookedFarBackAt = now
  } catch (error) {
    logger.error({ err: error }, 'transfers could not be sealed; it is tried again')
  }
}

async function check(isStopped: () => boolean): Promise<void> {
  try {
    await checkLedger(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'the books could not be checked; the next check is tomorrow')
  }
}

/** The newest seal at this process's last check; the next check must find the same seal there. */
let known: ChainHead | null = null

/**
 * One check, as it comes once a day. It writes the newest seal to the server's log too, which a person with access to the
 * database alone cannot change.
 */
export async function checkLedger(isStopped: () => boolean = () => false): Promise<void> {
  const report = await verifyLedger({ pauseMs: PAUSE_MS, isStopped, known })
  const { firstBreak, ...read } = report
  if (firstBreak === null) {
    if (!isStopped()) known = report.seal
    logger.info(read, 'the books are whole')
    return
  }
  logger.error({ firstBreak }, 'the books were changed')
  const { fault, id } = firstBreak
  await alertEverySite('ledger.broken', { ledgerFault: fault, brokenId: id })
}
