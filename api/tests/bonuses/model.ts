/**
 * A second, slow account of bonuses: one player's history folded event by event, with its own arithmetic. It shares no code with
 * the platform.
 */
import type { ModelTerms, Pocket } from '#tests/bonuses/model_terms'
import { ModelToken } from '#tests/bonuses/model_token'

export type { ModelTerms, Pocket }

const ORDER: Pocket[] = ['returnableBonus', 'reloadBonus', 'bonus']

interface ModelGrant {
  terms: ModelTerms
  state: string
  counted: number
  converted: number | null
  owed: number
}

interface ModelPlay {
  /** The free bet that paid the stake. */
  token?: ModelToken
  /** The grant that paid, and how much; null for cash. */
  paid: { grant: ModelGrant | null; amount: number }[]
  picks: { market: number; outcome: number }[]
  opposed: Set<ModelGrant>
  end: 'open' | 'settled' | 'returned' | 'sold'
  payout: number
  /** The combination bonus, which is paid beside the payout. */
  extra: number
  counted: Map<ModelGrant, number>
}

interface Move {
  name: string
  payout: number
  extra?: number
  end: ModelPlay['end']
}

export class Model {
  cash: number
  debt = 0
  pockets: Record<Pocket, number> = { returnableBonus: 0, reloadBonus: 0, bonus: 0 }
  grants: (ModelGrant | ModelToken)[] = []
  readonly plays = new Map<string, ModelPlay>()

  constructor(cash: number) {
    this.cash = cash
  }

  running(pocket: Pocket): ModelGrant | undefined {
    return this.#bonuses().find(
      ({ state, terms }) => state === 'running' && terms.pocket === pocket
    )
  }

  tokens(): ModelToken[] {
    return this.grants.filter((grant) => grant instanceof ModelToken)
  }

  #bonuses(): ModelGrant[] {
    return this.grants.filter((grant) => !(grant instanceof ModelToken))
  }

  grantToken(id: number, terms: ModelTerms): void {
    this.grants.push(new ModelToken(id, terms))
  }

  /** False where the token does not pay for it. */
  useToken(name: string, token: ModelToken, odds: number[]): boolean {
    if (!token.isWaiting || !covers(token.terms, 'sport', odds, 0)) return false
    token.use(name)
    this.plays.set(name, { token, ...newPlay([], []) })
    return true
  }

  deposit(amount: number): void {
    this.#credit(null, amount)
  }

  /** False where the pocket is taken. */
  grant(terms: ModelTerms): boolean {
    if (this.running(terms.pocket)) return false
    const grant = { terms, state: 'running', counted: 0, converted: null, owed: 0 }
    this.grants.push(grant)
    this.pockets[terms.pocket] += terms.amount
    this.#end(grant)
    return true
  }

  /** Draws a stake; false when there is too little. */
  stake(
    name: string,
    stake: number,
    product: 'sport' | 'slot',
    odds: number[] = [],
    picks: ModelPlay['picks'] = []
  ): boolean {
    const paid: ModelPlay['paid'] = []
    let left = stake
    for (const pocket of ORDER) {
      const grant = this.running(pocket)
      if (!grant || !covers(grant.terms, product, odds, stake)) continue
      const part = Math.min(left, this.pockets[pocket])
      if (part <= 0) continue
      paid.push({ grant, amount: part })
      left -= part
    }
    if (left > this.cash) return false
    if (left > 0) paid.push({ grant: null, amount: left })
    for (const { grant, amount } of paid) {
      if (grant) this.pockets[grant.terms.pocket] -= amount
      else this.cash -= amount
    }
    const play = newPlay(paid, picks)
    this.#oppose(play)
    this.plays.set(name, play)
    return true
  }

  /** Payouts of plays that change together: first what is taken back, then the plays in order, then what ended grants pass on. */
  pay(moves: Move[]): void {
    const parts = moves.flatMap(({ name, payout, extra = 0, end }) => {
      const play = this.plays.get(name)!
      const shares = play.paid.map(({ amount }) => amount)
      const added = addedParts(name, play.payout, payout, shares)
      const addedExtra = addedParts(name, play.extra, extra, shares)
      Object.assign(play, { payout, extra, end })
      if (play.token) return [{ grant: null, amount: play.token.settle(name, payout + extra, end) }]
      return play.paid.map(({ grant }, index) => ({
        grant,
        amount: added[index]! + addedExtra[index]!,
      }))
    })
    const isPassedOn = ({ grant }: { grant: ModelGrant | null }) =>
      grant !== null && grant.state !== 'running'
    const phases = [
      parts.filter((part) => isPassedOn(part) && part.amount < 0),
      parts.filter((part) => !isPassedOn(part)),
      parts.filter((part) => isPassedOn(part) && part.amount > 0),
    ]
    for (const { grant, amount } of phases.flat()) this.#credit(grant, amount)
    const touched = new Set<ModelGrant>()
    for (const { name, end } of moves) {
      const play = this.plays.get(name)!
      for (const { grant, amount } of play.paid) {
        if (!grant) continue
        touched.add(grant)
        if (grant.state !== 'running') continue
        const counts = end === 'settled' && !play.opposed.has(grant)
        const now = counts ? Math.floor((amount * grant.terms[productOf(name)]) / 100) : 0
        grant.counted += now - (play.counted.get(grant) ?? 0)
        play.counted.set(grant, now)
      }
    }
    for (const grant of this.#bonuses()) if (touched.has(grant)) this.#end(grant)
  }

  expire(): void {
    this.#endAll('expired')
    for (const token of this.tokens()) token.expire()
  }

  /** A withdrawal; tokens are no money, and stay. */
  forfeit(): void {
    this.#endAll('forfeited')
  }

  /** False where there is nothing to give up. */
  giveUp(grant: ModelGrant | ModelToken): boolean {
    if (grant instanceof ModelToken) return grant.giveUp()
    if (grant.state !== 'running') return false
    this.#over(grant, 'forfeited')
    return true
  }

  #endAll(state: string): void {
    for (const grant of this.#bonuses()) if (grant.state === 'running') this.#over(grant, state)
  }

  #over(grant: ModelGrant, state: string): void {
    this.pockets[grant.terms.pocket] = 0
    grant.state = state
  }

  #credit(grant: ModelGrant | null, amount: number): void {
    if (amount === 0) return
    const { state } = grant ?? { state: 'met' }
    if (grant && state === 'running') {
      this.pockets[grant.terms.pocket] += amount
      const missing = Math.min(0, this.pockets[grant.terms.pocket])
      this.pockets[grant.terms.pocket] -= missing
      this.debt -= missing
      return
    }
    if (state !== 'met' && state !== 'lost') return
    const toHouse = grant ? Math.max(0, Math.min(amount, grant.owed)) : 0
    if (grant) grant.owed -= toHouse
    this.cash += amount - toHouse
    if (this.cash < 0) {
      this.debt -= this.cash
      this.cash = 0
    } else if (amount > 0) {
      const back = Math.min(this.debt, amount - toHouse)
      this.debt -= back
      this.cash -= back
    }
  }

  #oppose(play: ModelPlay): void {
    for (const { grant } of play.paid) {
      if (!grant) continue
      for (const other of this.plays.values()) {
        const isOfGrant = other.paid.some((part) => part.grant === grant)
        const isAlive = other.end === 'open' || other.end === 'settled'
        const isAgainst = other.picks.some((theirs) =>
          play.picks.some((own) => own.market === theirs.market && own.outcome !== theirs.outcome)
        )
        if (!isOfGrant || !isAlive || !isAgainst) continue
        for (const one of [play, other]) one.opposed.add(grant)
        grant.counted -= other.counted.get(grant) ?? 0
        other.counted.delete(grant)
      }
    }
  }

  /** A grant that has counted enough is met; one without money and open plays is lost. */
  #end(grant: ModelGrant): void {
    if (grant.state !== 'running') return
    const { pocket, amount, multiplier, mostCash } = grant.terms
    const held = this.pockets[pocket]
    if (grant.counted >= amount * multiplier) {
      const back = pocket === 'returnableBonus' ? Math.min(held, amount) : 0
      grant.owed = pocket === 'returnableBonus' ? amount - back : 0
      const cash = mostCash > 0 ? Math.min(held - back, mostCash) : held - back
      grant.state = 'met'
      grant.converted = cash
      this.pockets[pocket] = 0
      if (cash > 0) this.#credit(null, cash)
    } else if (held === 0 && ![...this.plays.values()].some((play) => isOpen(play, grant))) {
      grant.state = 'lost'
    }
  }
}

const newPlay = (paid: ModelPlay['paid'], picks: ModelPlay['picks']): ModelPlay => ({
  paid,
  picks,
  opposed: new Set(),
  end: 'open',
  payout: 0,
  extra: 0,
  counted: new Map(),
})

/** Each win of a game is split on its own; a coupon has one payout, of which a correction moves the difference. */
function addedParts(name: string, before: number, after: number, shares: number[]): number[] {
  if (productOf(name) === 'slot') return split(after - before, shares)
  const had = split(before, shares)
  return split(after, shares).map((part, index) => part - had[index]!)
}

const productOf = (name: string): 'sport' | 'slot' => (name.startsWith('round') ? 'slot' : 'sport')

const isOpen = ({ end, paid }: ModelPlay, grant: ModelGrant): boolean =>
  end === 'open' && paid.some((part) => part.grant === grant)

function covers(
  terms: ModelTerms,
  product: 'sport' | 'slot',
  odds: number[],
  stake: number
): boolean {
  if (terms[product] === 0) return false
  if (terms.mostStake > 0 && stake > terms.mostStake) return false
  if (product === 'slot') return true
  const needed = Math.max(1, terms.leastCount)
  return odds.filter((one) => one >= terms.leastOdds).length >= needed
}

/** Hands out an amount by shares: whole units first, then one more to those with the largest rests. */
export function split(amount: number, shares: number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const parts = shares.map((share) => Math.floor((amount * share) / total))
  const rests = shares.map((share) => (amount * share) % total)
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  for (; left > 0; left--) {
    const best = rests.indexOf(Math.max(...rests))
    parts[best]! += 1
    rests[best] = -1
  }
  return parts
}
