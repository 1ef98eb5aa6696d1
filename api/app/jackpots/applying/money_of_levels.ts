/** The transfers and wins of levels after a batch of stakes: shares of stakes, wins, and the seeds of new runs. */
import type { Cell } from '#core/dialect/dialect'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { RECEIVABLE } from '#ledger/pockets'
import type { Leg, Transfer } from '#ledger/post'
import { isOfDesk, type Stake, type StakeSubject } from '#jackpots/applying/stakes'
import type { KnownJackpot } from '#jackpots/applying/known_jackpots'
import type { Fall, RunningLevel, RunSeed } from '#jackpots/applying/running_level'

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
    for (const begun of level.seeds) {
      const seed = seedOf({ level: level.id, ...begun }, level.jackpot, nextId)
      if (seed) transfers.push(seed)
    }
  }
  return { transfers, wins }
}

function sharesOf({ id, put, jackpot, changeCount }: Level, nextId: () => number): Transfer[] {
  return [...put].flatMap(([siteId, { houseId, amountMinor, reserveMinor }]) => {
    const legs = legsThatMove([
      { accountId: houseId, amountMinor: 0 - amountMinor - reserveMinor },
      { accountId: jackpot.jackpotsId, amountMinor },
      { accountId: jackpot.reservesId, amountMinor: reserveMinor },
    ])
    if (legs.length === 0) return []
    return {
      id: nextId(),
      key: `jackpot:${id}:share:${changeCount}:${siteId}`,
      kind: 'jackpotShare',
      siteId,
      currency: jackpot.currency,
      referenceType: 'jackpotLevel',
      referenceId: id,
      legs,
    } satisfies Transfer
  })
}

const legsThatMove = (legs: Leg[]): Leg[] => legs.filter(({ amountMinor }) => amountMinor !== 0)

/** Cash of the winner, which first pays a debt (rules 12.4); what a paper won waits at the desk that sold it. */
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
    ...referenceOf(stake.subject, id),
    legs: [
      { accountId: jackpot.jackpotsId, amountMinor: 0 - amountMinor },
      isOfDesk(stake)
        ? { accountId: accountOf('unpaid'), amountMinor }
        : { accountId: accountOf('balance'), amountMinor, receivableId: accountOf(RECEIVABLE) },
    ],
  }
}

/** A coupon moves nothing but its stake and its payout, so its win names the level. */
function referenceOf(subject: StakeSubject, level: number) {
  if ('couponId' in subject) return { referenceType: 'jackpotLevel', referenceId: level } as const
  return 'drawTicketId' in subject
    ? ({ referenceType: 'drawTicket', referenceId: subject.drawTicketId } as const)
    : ({ referenceType: 'gameRound', referenceId: subject.roundId } as const)
}

/** What a run begins with, out of the reserve of its level and from the house; null when that is nothing. */
export function seedOf(
  { level, number, houseMinor, fromReserveMinor }: RunSeed & { level: number },
  jackpot: Pick<KnownJackpot, 'siteId' | 'currency' | 'jackpotsId' | 'reservesId' | 'gamesId'>,
  nextId: () => number
): Transfer | null {
  const legs = legsThatMove([
    { accountId: jackpot.gamesId, amountMinor: 0 - houseMinor },
    { accountId: jackpot.reservesId, amountMinor: 0 - fromReserveMinor },
    { accountId: jackpot.jackpotsId, amountMinor: houseMinor + fromReserveMinor },
  ])
  if (legs.length === 0) return null
  return {
    id: nextId(),
    key: `jackpot:${level}:seed:${number}`,
    kind: 'jackpotSeed',
    siteId: jackpot.siteId,
    currency: jackpot.currency,
    referenceType: 'jackpotLevel',
    referenceId: level,
    legs,
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
    run_kind: run.run.kind,
    run_mean_stakes: run.run.meanStakesMinor,
    draw_number: run.run.draws,
    stake: stake.amountMinor,
    seed_hash: run.seedHash,
    server_seed: must(run.serverSeed, 'seed of a run that fell'),
    run_begun_at: run.begunAt,
    fell_at: clock.now(),
  }))

const subjectColumns = (subject: StakeSubject): Record<string, Cell> =>
  'roundId' in subject
    ? { ...OF_NO_GAME, round_id: subject.roundId, transaction_id: subject.transactionId }
    : { ...OF_NO_GAME, ...numberColumn(subject) }

const OF_NO_GAME = { round_id: 0, transaction_id: 0, draw_ticket_id: null, coupon_id: null }

const numberColumn = (subject: Exclude<StakeSubject, { roundId: number }>): Record<string, Cell> =>
  'couponId' in subject ? { coupon_id: subject.couponId } : { draw_ticket_id: subject.drawTicketId }
