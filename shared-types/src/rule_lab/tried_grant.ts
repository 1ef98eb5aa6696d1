/** What a bonus would have become by other terms, from what its player really did (rules 15, 17.8). Pure. */
import { convert, splitOwed } from '../bonuses/converting.ts'
import { countOf, coverOf, type PlayEnd } from '../bonuses/counting.ts'
import { areOpposed, type Pick } from '../bonuses/opposing.ts'
import { winPlaceOf, type GrantState } from '../bonuses/states.ts'
import type { BonusTerms } from '../bonuses/terms.ts'
import { dueOf, grantedOf } from '../bonuses/worth.ts'
import { splitByShare, withShares, type Share } from '../games/wallet/split_by_share.ts'
import type { GrantAccounts, PastEvent, PayoutSplit, PlayedWith } from './past_grant.ts'

export interface GrantToTry {
  terms: BonusTerms
  baseMinor: number
  expiresAt: number
  accounts: GrantAccounts
  /** By name; a play that is missing is not paid for. */
  plays: ReadonlyMap<string, PlayedWith>
  /** What happened after it was given. */
  events: readonly PastEvent[]
}

/** Amounts in minor units. */
export interface TriedGrant {
  /** 0 where the terms bring nothing; the state is then `cancelled`. */
  grantedMinor: number
  countedMinor: number
  /** What became the player's own money, later wins included. */
  cashMinor: number
  state: GrantState
  /** Null while it runs, and for one that ended as it was given. */
  endedAt: number | null
}

interface FoldedPlay {
  shares: Share[]
  /** Whether the pocket has paid what it really paid, so that what came back is known. */
  isAsItWas: boolean
  percentMilli: number
  picks: readonly Pick[]
  isOpposed: boolean
  end: PlayEnd
  countedMinor: number
  /** The payouts so far, by their split. */
  paid: { win: number; extra: number; boost: number }
}

/** Draws the stakes anew from a pocket with these terms, and follows it to its end. */
export function tryGrant(grant: GrantToTry): TriedGrant {
  const fold = new Fold(grant)
  if (fold.grantedMinor === 0) return fold.outcome('cancelled')
  fold.endIfDue(null)
  let [at, isSettled] = [0, false]
  for (const event of grant.events) {
    // what happened at one moment happened in one transaction, and a grant ends at the end of it
    if (event.at !== at && isSettled) {
      fold.endIfDue(at)
      isSettled = false
    }
    at = event.at
    isSettled = fold.apply(event) || isSettled
  }
  if (isSettled) fold.endIfDue(at)
  return fold.outcome()
}

class Fold {
  readonly #grant: GrantToTry
  readonly #plays = new Map<string, FoldedPlay>()
  readonly grantedMinor: number
  readonly #dueMinor: number
  #state: GrantState = 'running'
  #pocketMinor: number
  #countedMinor = 0
  #cashMinor = 0
  #owedMinor = 0
  #endedAt: number | null = null

  constructor(grant: GrantToTry) {
    this.#grant = grant
    this.grantedMinor = Math.max(0, grantedOf(grant.terms, grant.baseMinor))
    this.#dueMinor = dueOf(this.grantedMinor, grant.terms.multiplierMilli)
    this.#pocketMinor = this.grantedMinor
  }

  outcome(state = this.#state): TriedGrant {
    return {
      grantedMinor: this.grantedMinor,
      countedMinor: this.#countedMinor,
      ...{ cashMinor: this.#cashMinor, endedAt: this.#endedAt },
      state,
    }
  }

  /** Whether a play that the pocket paid for has come further. */
  apply(event: PastEvent): boolean {
    switch (event.kind) {
      case 'stake':
        this.#draw(event.play, event.at, event.parts)
        return false
      case 'payout':
        return this.#pay(event.play, event.split, event.parts)
      case 'end':
        return this.#settle(event.play, event.end)
      case 'over':
        if (this.#state === 'running') this.#end(event.state, event.at)
        return false
    }
  }

  #draw(name: string, at: number, parts: readonly Share[]): void {
    const { accounts, terms, plays, expiresAt } = this.#grant
    const known = plays.get(name)
    const mayPay = this.#state === 'running' && at < expiresAt && known !== undefined
    const cover = mayPay ? coverOf(terms, known.play, sumOf(parts)) : null
    const drawn = drawnAnew(parts, cover?.isCovered ? this.#pocketMinor : 0, accounts)
    const ownMinor = partFor(drawn, accounts.ownId)
    const isAsItWas = ownMinor === partFor(parts, accounts.ownId)
    this.#pocketMinor -= ownMinor
    const before = this.#plays.get(name)
    const play: FoldedPlay = {
      ...(before ?? { picks: known?.picks ?? [], isOpposed: false, countedMinor: 0 }),
      ...{ end: 'open', paid: before?.paid ?? { win: 0, extra: 0, boost: 0 } },
      percentMilli: before?.percentMilli || (cover?.isCovered ? cover.percentMilli : 0),
      isAsItWas: isAsItWas && (before?.isAsItWas ?? true),
      shares: withShares(before?.shares ?? [], drawn),
    }
    this.#plays.set(name, play)
    if (ownMinor > 0) this.#oppose(play)
  }

  /** Coupons that bet against each other do not count. */
  #oppose(play: FoldedPlay): void {
    for (const other of this.#plays.values()) {
      const isAlive = other.end === 'open' || other.end === 'settled'
      if (other === play || !isAlive || this.#stakeOf(other) === 0) continue
      if (!areOpposed(play.picks, other.picks)) continue
      for (const one of [play, other]) {
        one.isOpposed = true
        this.#countedMinor -= one.countedMinor
        one.countedMinor = 0
      }
    }
  }

  #pay(name: string, split: PayoutSplit, parts: readonly Share[]): boolean {
    const play = this.#plays.get(name)
    if (!play || this.#stakeOf(play) === 0) return false
    this.#bring(this.#partOf(play, split, parts))
    if (split === 'back') {
      const back = play.isAsItWas ? parts : splitAll(sumOf(parts), play.shares)
      play.shares = withShares(play.shares, back, -1)
    }
    return true
  }

  #partOf(play: FoldedPlay, split: PayoutSplit, parts: readonly Share[]): number {
    const { ownId } = this.#grant.accounts
    const amountMinor = sumOf(parts)
    if (split !== 'each' && split !== 'back') {
      const beforeMinor = play.paid[split]
      play.paid[split] += amountMinor
      const own = (minor: number) => partFor(splitAll(minor, play.shares), ownId)
      return own(play.paid[split]) - own(beforeMinor)
    }
    return partFor(play.isAsItWas ? parts : splitAll(amountMinor, play.shares), ownId)
  }

  /** The bonus' part of a payout goes where the state says; below 0 it is taken back. */
  #bring(amountMinor: number): void {
    const place = winPlaceOf(this.#state)
    if (place === 'pocket') this.#pocketMinor = Math.max(0, this.#pocketMinor + amountMinor)
    if (place !== 'cash') return
    const { houseMinor, cashMinor } = splitOwed(amountMinor, this.#owedMinor)
    this.#owedMinor -= houseMinor
    this.#cashMinor += cashMinor
  }

  #settle(name: string, end: PlayEnd): boolean {
    const play = this.#plays.get(name)
    if (!play) return false
    play.end = end
    const stakeMinor = this.#stakeOf(play)
    if (stakeMinor === 0 && play.countedMinor === 0) return false
    if (this.#state === 'running') {
      const { countedMinor } = countOf({ ...play, stakeMinor })
      this.#countedMinor += countedMinor - play.countedMinor
      play.countedMinor = countedMinor
    }
    return true
  }

  /** A grant is met before it is lost; `at` null when it was just given. */
  endIfDue(at: number | null): void {
    if (this.#state !== 'running') return
    if (this.#countedMinor >= this.#dueMinor) this.#end('met', at)
    else if (this.#pocketMinor === 0 && !this.#hasOpenPlay()) this.#end('lost', at)
  }

  #end(state: GrantState, at: number | null): void {
    if (state === 'met') {
      const { pocket, highestConvertedMinor } = this.#grant.terms
      const { cashMinor, owedMinor } = convert({
        ...{ pocket, grantedMinor: this.grantedMinor, highestConvertedMinor },
        pocketMinor: this.#pocketMinor,
      })
      this.#cashMinor += cashMinor
      this.#owedMinor = owedMinor
    }
    this.#pocketMinor = 0
    this.#state = state
    this.#endedAt = at
  }

  #hasOpenPlay(): boolean {
    return [...this.#plays.values()].some((one) => one.end === 'open' && this.#stakeOf(one) > 0)
  }

  #stakeOf = ({ shares }: FoldedPlay): number => partFor(shares, this.#grant.accounts.ownId)
}

const sumOf = (parts: readonly Share[]): number =>
  parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)

const partFor = (parts: readonly Share[], id: number): number =>
  sumOf(parts.filter(({ accountId }) => accountId === id))

/** An amount below 0 is split like its opposite. */
function splitAll(amountMinor: number, shares: readonly Share[]): Share[] {
  const sign = amountMinor < 0 ? -1 : 1
  const parts = splitByShare(Math.abs(amountMinor), shares) ?? []
  return parts.map((part) => ({ ...part, amountMinor: sign * part.amountMinor }))
}

/** A stake, drawn with this much in the own pocket: what it does not pay is paid by those that paid after it, then by cash. */
function drawnAnew(
  parts: readonly Share[],
  heldMinor: number,
  { ownId, earlierIds, cashId }: GrantAccounts
): Share[] {
  const earlier = parts.filter(({ accountId }) => earlierIds.has(accountId))
  let leftMinor = sumOf(parts) - sumOf(earlier)
  const drawn = [...earlier]
  const take = (accountId: number, mostMinor: number) => {
    const amountMinor = Math.min(leftMinor, mostMinor)
    if (amountMinor <= 0) return
    leftMinor -= amountMinor
    drawn.push({ accountId, amountMinor })
  }
  take(ownId, heldMinor)
  const later = parts.filter(({ accountId: id }) => id !== ownId && !earlierIds.has(id))
  for (const { accountId, amountMinor } of later) take(accountId, amountMinor)
  return withShares(drawn, leftMinor > 0 ? [{ accountId: cashId, amountMinor: leftMinor }] : [])
}
