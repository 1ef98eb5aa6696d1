/**
 * Proves the books soon after the start and once a day. A fault goes to the server's log and to every brand's audit
 * log.
 */
import logger from '@adonisjs/core/services/logger'
import { alertEverySite } from '#audit/alert'
import { Rounds } from '#core/timing/rounds'
import { verifyLedger } from '#ledger/verify'

const CHECK_EVERY_MS = 24 * 3_600_000
/** Later than the first check of the audit log, so that the two do not run together. */
const FIRST_CHECK_AFTER_MS = 120_000
/** Longer than a busy server needs to read a page, so that other work gets at least half of the time. */
const PAUSE_MS = 20

const rounds = new Rounds(round, CHECK_EVERY_MS, { isTimeless: true })

export const startLedgerChecks = (): void => rounds.start(FIRST_CHECK_AFTER_MS)

/** Resolves when the present check has ended. */
export const stopLedgerChecks = (): Promise<void> => rounds.stop()

async function round(isStopped: () => boolean): Promise<void> {
  try {
    await checkLedger(isStopped)
  } catch (error) {
    logger.error({ err: error }, 'the books could not be checked; the next check is tomorrow')
  }
}

/** One check, as it comes once a day. */
export async function checkLedger(isStopped: () => boolean = () => false): Promise<void> {
  const { firstBreak, ...read } = await verifyLedger({ pauseMs: PAUSE_MS, isStopped })
  if (firstBreak === null) {
    logger.info(read, 'the books are whole')
    return
  }
  logger.error({ firstBreak }, 'the books were changed')
  const { fault, id } = firstBreak
  await alertEverySite('ledger.broken', { ledgerFault: fault, brokenId: id })
}
