/**
 * What a batch of stakes does to jackpots, in the transaction of the stakes (rules 13.6). Each level is locked and written once a
 * batch, whatever the number of stakes; the accounts of players are locked before it.
 */
import type { JackpotMove } from '#core/bus'
import { insertAll, type Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import { must } from '#core/errors/must'
import type { Transfer } from '#ledger/post'
import { jackpotFaultPoints } from '#jackpots/applying/fault_points'
import { countsStake, type KnownJackpot } from '#jackpots/applying/known_jackpots'
import { moneyOf, winRows, type Win } from '#jackpots/applying/money_of_levels'
import { minorOf, RunningLevel, type LevelColumns } from '#jackpots/applying/running_level'
import {
  isOfDesk,
  numberOf,
  type Stake,
  type StoredPart,
  type UndoneStake,
} from '#jackpots/applying/stakes'
import { applyPlans } from '#jackpots/applying/apply_plans'
import { RUN_CHANGES, runColumns } from '#jackpots/runs/new_run'

export interface JackpotWork {
  jackpots: readonly KnownJackpot[]
  stakes: readonly Stake[]
  undone: readonly UndoneStake[]
  /** Ids for the rows of transfers, more than needed; those that are used are taken off. */
  transferIds: number[]
}

/** A win of a coupon or a ticket that a desk sold, by our number of it. */
export interface PaperWin {
  number: number
  levelId: number
  runNumber: number
  siteId: number
  sellerId: number
  currency: string
  amountMinor: number
}

export interface AppliedStakes {
  transfers: Transfer[]
  /** By our number of the bet, the ticket or the coupon. */
  parts: Map<number, StoredPart[]>
  moved: JackpotMove[]
  fallen: { levelId: number; runNumber: number; userId: number }[]
  /** Those among the wins that papers of desks have won; the caller writes what is due on them. */
  paperWins: PaperWin[]
  /** Some of what was to be taken back went into a run that has fallen, and was paid. */
  isPartlyPaid: boolean
}

/** Writes levels and wins; the caller posts the transfers and keeps the parts with the stakes. */
export async function applyStakes(trx: Trx, work: JackpotWork): Promise<AppliedStakes> {
  const { jackpots, stakes, undone, transferIds } = work
  const counting = stakes.map((stake) => jackpots.filter((one) => countsStake(one, stake)))
  const parts = new Map<number, StoredPart[]>()
  const levels = await lockLevels(
    trx,
    jackpots,
    counting.flat().map(({ id }) => id),
    undone.flatMap((one) => one.parts.map(({ level }) => level))
  )
  const isPartlyPaid = undone.some((one) => hasFallenPart(one, levels))
  for (const one of undone) {
    for (const level of levels) {
      level.takeBack(
        one,
        one.parts.filter((part) => part.level === level.id)
      )
    }
  }
  for (const [index, stake] of stakes.entries()) {
    const own = levels.filter(({ jackpot }) => counting[index]?.includes(jackpot))
    const put = own.flatMap((level) =>
      level.add(stake).map((part): StoredPart => ({ level: level.id, ...part }))
    )
    if (put.length > 0) parts.set(numberOf(stake.subject), put)
  }
  const changed = levels.filter(({ isChanged }) => isChanged)
  const { transfers, wins } = moneyOf(changed, transferIds)
  await updateRows(
    trx,
    'jackpot_levels',
    { ...RUN_CHANGES, reserve_micro: 'integer', change_count: 'integer' },
    changed.map(({ id, now, reserveMicro, changeCount }) => ({
      id,
      ...runColumns(now),
      reserve_micro: reserveMicro,
      change_count: changeCount,
    }))
  )
  if (wins.length > 0) jackpotFaultPoints.reach('levelsFell')
  await insertAll(trx, 'jackpot_wins', winRows(wins))
  if (wins.length > 0) jackpotFaultPoints.reach('winsWritten')
  return {
    transfers,
    parts,
    isPartlyPaid,
    moved: changed.map(({ id, now, jackpot, changeCount }) => ({
      levelId: id,
      siteId: jackpot.siteId,
      isForAllBrands: jackpot.isForAllBrands,
      joinedIds: [...jackpot.joinedIds],
      amountMinor: minorOf(now.run.valueMicro),
      changeCount,
    })),
    fallen: wins.map(({ level, fall }) => ({
      levelId: level.id,
      runNumber: fall.run.run.number,
      userId: fall.stake.userId,
    })),
    paperWins: wins.filter(({ fall: { stake } }) => isOfDesk(stake)).map(paperWinOf),
  }
}

const paperWinOf = ({ level, fall: { run, stake } }: Win): PaperWin => ({
  number: numberOf(stake.subject),
  levelId: level.id,
  runNumber: run.run.number,
  siteId: stake.siteId,
  sellerId: stake.userId,
  currency: stake.currency,
  amountMinor: run.run.fallsAtMinor,
})

const hasFallenPart = ({ parts }: UndoneStake, levels: readonly RunningLevel<Stake>[]): boolean =>
  parts.some(({ level: id, run }) =>
    levels.some((level) => level.id === id && run < level.now.run.number)
  )

/** The levels of the jackpots and those that are named, locked in the order of their ids. */
async function lockLevels(
  trx: Trx,
  jackpots: readonly KnownJackpot[],
  jackpotIds: readonly number[],
  levelIds: readonly number[]
): Promise<RunningLevel<Stake>[]> {
  if (jackpotIds.length + levelIds.length === 0) return []
  const rows: LevelColumns[] = await trx
    .query<LevelColumns>()
    .from('jackpot_levels')
    .whereIn('jackpot_id', [...new Set(jackpotIds)])
    .orWhereIn('id', [...new Set(levelIds)])
    .orderBy('id')
    .forUpdate()
  const present = await applyPlans(trx, rows, jackpots)
  return present.map((row) => {
    const jackpot = jackpots.find(({ id }) => id === Number(row.jackpot_id))
    return new RunningLevel<Stake>(row, must(jackpot, 'jackpot of a level'))
  })
}
