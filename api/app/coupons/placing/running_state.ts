/** The players' data within a batch: each accepted coupon leaves less for the next one. It works on copies. */
import type { BettingProfile } from '#accounts/queries/betting_profile'
import { must } from '#core/errors/must'
import type { Standpoint } from '#accounts/queries/audience'
import type { NamedBoosts } from '#boosts/placing/named_boosts'
import type { StoredAnswer } from '#core/requests/idempotency'
import type { Tokens } from '#bonuses/playing/free_bets'
import type { Grant } from '#bonuses/grants/grant'
import type { PayingGrants } from '#bonuses/playing/running_grants'
import type { PocketState } from '#ledger/pockets'
import { answerAgain, answerName, newAnswer } from '#coupons/placing/answers'
import type { StakeOffers } from '#coupons/approval/approval_rows'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'
import { pairName } from '#coupons/placing/same_coupons'
import type { PlayGuard } from '#protection/play_guard'
import type { SiteSettingsData } from '#sites/settings'

/** A request with the ids reserved for its rows. */
export interface BatchItem {
  request: PlaceRequest
  userId: number
  couponId: number
  transferId: number
  fingerprint: number
  /** Period in which the same coupon is counted. */
  windowHours: number
}

/** Accounts of the house in the player's currency. */
export interface House {
  stakesId: number
  escrowId: number
  bonusesId: number
}

/** Data of the players as the database has it. */
export interface BatchState {
  profiles: ReadonlyMap<number, BettingProfile>
  /** House accounts by user. */
  houses: ReadonlyMap<number, House>
  /** By site. */
  settings: ReadonlyMap<number, Pick<SiteSettingsData, 'live'>>
  /** Stored answers by `answerName`. */
  answers: ReadonlyMap<string, StoredAnswer>
  /** Counts of the same coupon by `pairName`. */
  same: ReadonlyMap<string, number>
  pockets: ReadonlyMap<number, readonly PocketState[]>
  /** Of players who protect themselves, by user. */
  guards: ReadonlyMap<number, PlayGuard>
  /** Of players whose bonus pockets hold something, by user. */
  bonuses: PayingGrants
  /** Free bets that the coupons name. */
  tokens: Tokens
  /** Lower stakes that traders offered to the players. */
  offers: StakeOffers
  /** Boosts that the coupons name. */
  boosts: NamedBoosts
  /** Country and branch of players whose coupons name a boost. */
  standpoints: ReadonlyMap<number, Standpoint>
}

/** A part of a stake, drawn from one pocket. */
interface StakePart {
  accountId: number
  amountMinor: number
}

export class RunningState {
  /** New answers, in the order of their requests. */
  readonly answers: StoredAnswer[] = []
  readonly #known: Map<string, StoredAnswer>
  readonly #same: Map<string, number>
  readonly #pockets: Map<number, PocketState[]>
  readonly #rooms: Map<number, PlayGuard['rooms']>

  readonly #tokens: Map<number, Grant>
  readonly #boostUses = new Map<string, number>()

  constructor({ answers, same, pockets, guards, tokens }: BatchState) {
    this.#tokens = new Map(tokens)
    this.#known = new Map(answers)
    this.#same = new Map(same)
    this.#pockets = new Map([...pockets].map(([userId, own]) => [userId, copied(own)]))
    this.#rooms = new Map([...guards].map(([userId, { rooms }]) => [userId, copied(rooms)]))
  }

  /** The answer of this key, stored before or given earlier in the batch; null without one. */
  find(request: PlaceRequest): PlaceAnswer | null {
    const row = this.#known.get(answerName(request))
    return row ? answerAgain(row, request) : null
  }

  /** Keeps the answer, also for a second request with the same key in this batch. */
  keep(request: PlaceRequest, status: number, body: object): PlaceAnswer {
    const row = newAnswer(request, status, body)
    this.#known.set(answerName(request), row)
    this.answers.push(row)
    return { status, json: row.response }
  }

  pocketsOf(userId: number): readonly PocketState[] {
    return this.#pockets.get(userId) ?? []
  }

  /** The stakes that the player's own limits still allow. */
  roomsOf(userId: number): Readonly<PlayGuard['rooms']> {
    return this.#rooms.get(userId) ?? []
  }

  /** A free bet that waits to be used. */
  token(id: number): Grant | undefined {
    return this.#tokens.get(id)
  }

  /** Takes a free bet, and counts its coupon as placed. */
  acceptFree(item: BatchItem, token: Grant): void {
    this.#tokens.delete(token.id)
    this.#same.set(pairName(item), this.sameCount(item) + 1)
  }

  /** How often coupons of this batch have used the boost. */
  boostUses(userId: number, boostId: number): number {
    return this.#boostUses.get(`${userId}:${boostId}`) ?? 0
  }

  useBoost(userId: number, boostId: number): void {
    this.#boostUses.set(`${userId}:${boostId}`, this.boostUses(userId, boostId) + 1)
  }

  sameCount(item: BatchItem): number {
    return this.#same.get(pairName(item)) ?? 0
  }

  /** Takes the stake of an accepted coupon from pockets and own limits, and counts the coupon as placed. */
  accept(item: BatchItem, stakeMinor: number, parts: readonly StakePart[]): void {
    for (const { accountId, amountMinor } of parts) {
      const pocket = this.#pockets.get(item.userId)?.find((own) => own.accountId === accountId)
      must(pocket, 'pocket that pays a stake').balance -= amountMinor
    }
    for (const room of this.#rooms.get(item.userId) ?? []) room.roomMinor -= stakeMinor
    this.#same.set(pairName(item), this.sameCount(item) + 1)
  }
}

const copied = <T extends object>(rows: readonly T[]): T[] => rows.map((row) => ({ ...row }))
