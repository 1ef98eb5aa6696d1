/** The transfers and wins of levels after a batch of stakes: shares of stakes, wins, and the seeds of new runs. */
import type { Cell } from '#core/dialect/dialect'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { RECEIVABLE } from '#ledger/pockets'
import type { Transfer } from '#ledger/post'
import type { Stake, StakeSubject } from '#jackpots/applying/stakes'
import type { KnownJackpot } from '#jackpots/applying/known_jackpots'
import type { Fall, RunningLevel } from '#jackpots/applying/running_level'

type Level = RunningLevel<Stake>

export interface Win {
  level: Level
  fall: Fall<Stake>
  transferId: number
}

/** Takes the ids of its transfers off `ids`. */
export function moneyOf(levels: readonly Level[], ids: number[]) {
  const transfers: Transfer[] = []
  const wins: Win[] = []
  const nextId = () => must(ids.pop(), 'id for a transfer of a jackpot')
  for (const level of levels) {
    transfers.push(...sharesOf(level, nextId))
    for (const fall of level.falls) {
      const transferId = nextId()
      transfers.push(winOf(level, fall, transferId))
      wins.push({ level, fall, transferId })
    }
    for (const number of begunRuns(level)) {
      const seedMinor = level.now.run.seedMinor
      const seed = seedOf({ level: level.id, number, seedMinor }, level.jackpot, nextId)
      if (seed) transfers.push(seed)
    }
  }
  return { transfers, wins }
}

/** The runs that began after the falls; they all have the terms of the last one. */
const begunRuns = ({ falls }: Level): number[] => falls.map(({ run }) => run.run.number + 1)

function sharesOf({ id, put, jackpot, changeCount }: Level, nextId: () => number): Transfer[] {
  return [...put].flatMap(([siteId, { gamesId, amountMinor }]) =>
    amountMinor === 0
      ? []
      : [
          {
            id: nextId(),
            key: `jackpot:${id}:share:${changeCount}:${siteId}`,
            kind: 'jackpotShare',
            siteId,
            currency: jackpot.currency,
            referenceType: 'jackpotLevel',
            referenceId: id,
            legs: [
              { accountId: gamesId, amountMinor: 0 - amountMinor },
              { accountId: jackpot.jackpotsId, amountMinor },
            ],
          } satisfies Transfer,
        ]
  )
}

/** Cash of the winner, which first pays a debt (rules 12.4). */
function winOf({ id, jackpot }: Level, { run, stake }: Fall<Stake>, transferId: number): Transfer {
  const { fallsAtMinor: amountMinor, number } = run.run
  const accountOf = (name: string) =>
    must(
      stake.accounts.find(({ pocket }) => pocket === name),
      `account ${name} of a winner`
    ).id
  return {
    id: transferId,
    key: `jackpot:${id}:win:${number}`,
    kind: 'jackpotWin',
    siteId: stake.siteId,
    currency: jackpot.currency,
    ...referenceOf(stake.subject),
    legs: [
      { accountId: jackpot.jackpotsId, amountMinor: 0 - amountMinor },
      { accountId: accountOf('balance'), amountMinor, receivableId: accountOf(RECEIVABLE) },
    ],
  }
}

const referenceOf = (subject: StakeSubject) =>
  'drawTicketId' in subject
    ? ({ referenceType: 'drawTicket', referenceId: subject.drawTicketId } as const)
    : ({ referenceType: 'gameRound', referenceId: subject.roundId } as const)

/** What the house puts into a run that begins; null when that is nothing. */
export function seedOf(
  { level, number, seedMinor }: { level: number; number: number; seedMinor: number },
  {
    siteId,
    currency,
    jackpotsId,
    gamesId,
  }: Pick<KnownJackpot, 'siteId' | 'currency' | 'jackpotsId' | 'gamesId'>,
  nextId: () => number
): Transfer | null {
  if (seedMinor === 0) return null
  return {
    id: nextId(),
    key: `jackpot:${level}:seed:${number}`,
    kind: 'jackpotSeed',
    siteId,
    currency,
    referenceType: 'jackpotLevel',
    referenceId: level,
    legs: [
      { accountId: gamesId, amountMinor: 0 - seedMinor },
      { accountId: jackpotsId, amountMinor: seedMinor },
    ],
  }
}

export const winRows = (wins: readonly Win[]): Record<string, Cell>[] =>
  wins.map(({ level, fall: { run, stake }, transferId }) => ({
    jackpot_id: level.jackpot.id,
    level_id: level.id,
    run_number: run.run.number,
    site_id: stake.siteId,
    user_id: stake.userId,
    ...subjectColumns(stake.subject),
    transfer_id: transferId,
    currency: level.jackpot.currency,
    amount: run.run.fallsAtMinor,
    run_seed: run.run.seedMinor,
    run_must_fall_before: run.run.mustFallBeforeMinor,
    seed_hash: run.seedHash,
    server_seed: must(run.serverSeed, 'seed of a run that fell'),
    run_begun_at: run.begunAt,
    fell_at: clock.now(),
  }))

const subjectColumns = (subject: StakeSubject): Record<string, Cell> =>
  'drawTicketId' in subject
    ? { round_id: 0, transaction_id: 0, draw_ticket_id: subject.drawTicketId }
    : {
        round_id: subject.roundId,
        transaction_id: subject.transactionId,
        draw_ticket_id: null,
      }
