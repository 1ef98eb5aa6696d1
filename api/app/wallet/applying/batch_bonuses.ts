/** Bonuses within a batch of calls: which pockets pay for a bet, and where their parts of wins go (rules 15.4 to 15.6). */
import { LOBBY_PRODUCTS } from '@grandstand/shared-types/accounts/lobbies'
import { BONUS_POCKETS } from '@grandstand/shared-types/bonuses/categories'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type { Grant } from '#bonuses/grants/grant'
import { aroundParts, type Around } from '#bonuses/playing/around_transfers'
import { grantsById, storedPlays, type StoredPlay } from '#bonuses/playing/followed_plays'
import type { NewPlay } from '#bonuses/playing/new_play'
import { writePlays } from '#bonuses/playing/new_plays'
import {
  coveringGrants,
  payingGrants,
  type Covering,
  type PayingGrants,
} from '#bonuses/playing/running_grants'
import { settlePlays, type PlayNews } from '#bonuses/playing/settle_plays'
import type { Trx } from '#core/database/transactions'
import { must } from '#core/errors/must'
import type { UserAccount } from '#ledger/accounts'
import type { Round } from '#wallet/applying/rows'
import type { PlayedGame } from '#wallet/games/played_games'

type Accounts = ReadonlyMap<number, readonly UserAccount[]>

interface Known {
  accounts: Accounts
  paying: PayingGrants
  plays: readonly StoredPlay[]
  grants: Map<number, Grant>
}

interface Books {
  /** The house's account `bonuses` by user. */
  houses: ReadonlyMap<number, number>
  nextId: () => number
}

const NOTHING: Around = { before: [], after: [] }

export class BatchBonuses {
  readonly #known: Known
  readonly #books: Books
  readonly #plays = new Map<number, StoredPlay[]>()
  readonly #news: NewPlay[] = []
  /** What the batch brought to a pocket, by round and account. */
  readonly #won = new Map<string, number>()

  constructor(known: Known, books: Books) {
    this.#known = known
    this.#books = books
    for (const play of known.plays) {
      this.#plays.set(play.playId, [...(this.#plays.get(play.playId) ?? []), play])
    }
  }

  /**
   * The grants that cover a bet in the game, by its stake in minor units; 0 for what the game is told. A round that an ended grant
   * paid for gets nothing from the next in its pocket.
   */
  covering(
    userId: number,
    game: PlayedGame | null,
    round: Round | null,
    stakeMinor: number
  ): Covering[] {
    const paying = this.#known.paying.get(userId)
    const of = game
      ? { product: LOBBY_PRODUCTS[game.lobby], lobby: game.lobby, gameId: game.id }
      : round && { product: round.product, lobby: null, gameId: round.gameId }
    if (!paying || !of) return []
    const plays = round ? (this.#plays.get(round.id) ?? []) : []
    return coveringGrants(paying, { kind: 'gameRound', ...of }, stakeMinor).filter(
      ({ grant }) =>
        !plays.some((play) => play.pocket === grant.pocket && play.grantId !== grant.id)
    )
  }

  /** Notes the grants that pay for a bet. */
  pay(round: Round, covering: readonly Covering[], parts: readonly Share[]): void {
    for (const { grant, percentMilli } of covering) {
      const isPaid = parts.some(({ accountId }) => accountId === grant.accountId)
      const isKnown =
        this.#plays.get(round.id)?.some(({ grantId }) => grantId === grant.id) ||
        this.#news.some((play) => play.playId === round.id && play.grantId === grant.id)
      if (!isPaid || isKnown) continue
      this.#news.push({
        grantId: grant.id,
        kind: 'gameRound',
        playId: round.id,
        pocket: grant.pocket,
        paidBy: [],
        stakeMinor: 0,
        percentMilli,
      })
    }
  }

  /** What must be posted around a movement of a round's money; `isWin` for wins, and what is taken back of them. */
  around(userId: number, roundId: number, parts: readonly Share[], isWin: boolean): Around {
    for (const { accountId, amountMinor } of isWin ? parts : []) {
      const key = `${roundId}:${accountId}`
      this.#won.set(key, (this.#won.get(key) ?? 0) + amountMinor)
    }
    const plays = this.#plays.get(roundId)
    if (!plays) return NOTHING
    const { accounts, grants } = this.#known
    const bonusesId = must(this.#books.houses.get(userId), 'account of bonuses')
    const books = { bonusesId, nextId: this.#books.nextId }
    return aroundParts({ plays, parts }, { grants, accounts: accounts.get(userId) ?? [], books })
  }

  /** Writes the plays of the rounds that the batch touched. Call it after the money is posted. */
  async settle(trx: Trx, rounds: readonly Round[]): Promise<void> {
    const isNew = new Set(this.#news.map(({ playId }) => playId))
    const touched = rounds.filter(({ id }) => isNew.has(id) || this.#plays.has(id))
    if (touched.length === 0) return
    await writePlays(trx, this.#news)
    const plays = await storedPlays(
      trx,
      'gameRound',
      touched.map(({ id }) => id)
    )
    const grants = new Map([...(await grantsById(trx, plays)), ...this.#known.grants])
    const news = plays.flatMap((play) => {
      const round = touched.find(({ id }) => id === play.playId)
      return round ? [this.#newsOf(play, round)] : []
    })
    await settlePlays(trx, { grants }, news, ({ userId }) => ({
      bonusesId: must(this.#books.houses.get(userId), 'account of bonuses'),
      nextId: this.#books.nextId,
    }))
  }

  #newsOf(play: StoredPlay, { id, userId, state, paidBy }: Round): PlayNews {
    const accountId = this.#known.accounts
      .get(userId)
      ?.find(({ pocket }) => pocket === play.pocket)?.id
    const stakeMinor = paidBy.find((share) => share.accountId === accountId)?.amountMinor ?? 0
    const open = state === 'closed' ? 'settled' : 'open'
    const wonMinor = play.wonMinor + (this.#won.get(`${id}:${accountId}`) ?? 0)
    return {
      play,
      end: stakeMinor > 0 ? open : 'returned',
      wonMinor,
      paid: { paidBy, stakeMinor },
    }
  }
}

/** Asks the database only where bonus pockets hold something, or paid for one of the rounds. */
export async function batchBonuses(
  trx: Trx,
  accounts: Accounts,
  rounds: readonly Round[],
  books: Books
): Promise<BatchBonuses> {
  const paying = await payingGrants(trx, accounts)
  const bonusIds = new Set(
    [...accounts.values()]
      .flat()
      .filter(({ pocket }) => BONUS_POCKETS.some((bonus) => bonus === pocket))
      .map(({ id }) => id)
  )
  const mayBePaid = (round: Round) =>
    paying.has(round.userId) ||
    round.undoneCount > 0 ||
    round.paidBy.some(({ accountId }) => bonusIds.has(accountId))
  const paid = rounds.filter(mayBePaid).map(({ id }) => id)
  const plays = paid.length === 0 ? [] : await storedPlays(trx, 'gameRound', paid)
  const grants = await grantsById(trx, plays)
  return new BatchBonuses({ accounts, paying, plays, grants }, books)
}
