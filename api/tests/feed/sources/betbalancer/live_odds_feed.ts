/** LiveOdds for tests: documents about matches of the board, with numbers given by the test, a second apart. */
import { clock } from '#core/timing/clock'
import { betbalancer } from '#feed/sources/betbalancer/adapter'
import { intake } from '#feed/intake/intake'
import { addAlias } from '#feed/matches/match_keys'
import { makeMatch, type TestMatch } from '#tests/support/board'

export const START = Date.UTC(2026, 10, 21, 18)
export const PRODUCER = 'betbalancer'

let nextMatchId = 700_000_000 + Math.floor(Math.random() * 100_000_000)

/** LiveOdds as the vendor sends it: numbers for each match, one clock. */
export class LiveOdds {
  at = START
  readonly keys = new Map<number, number>()

  async match(): Promise<TestMatch> {
    const id = nextMatchId++
    const match = await makeMatch({ startsAt: START - 60_000 })
    await addAlias(match.id, `${PRODUCER}:${id}`)
    this.keys.set(match.id, id)
    return match
  }

  alive(matches = ''): void {
    this.post(`status="alive"`, matches)
  }

  /** Two markets, with a price for the home win. */
  change(match: TestMatch, msgnr: number, price: number, root = ''): void {
    this.post(
      `status="change" ${root}`,
      this.of(match, msgnr, [threeWay(price), total(1.9)].join(''))
    )
  }

  /** Only the total: the home win keeps its price. */
  totals(match: TestMatch, msgnr: number): void {
    this.post('status="change"', this.of(match, msgnr, total(1.8)))
  }

  of(match: TestMatch, msgnr: number, inner = ''): string {
    const id = this.keys.get(match.id)
    return `<Match active="1" matchid="${id}" msgnr="${msgnr}" betstatus="started" status="1p">${inner}</Match>`
  }

  post(root: string, inner: string): void {
    this.at += 1_000
    this.postAt(this.at, root, inner)
  }

  postAt(at: number, root: string, inner: string): void {
    clock.set(Math.max(clock.now(), at), { frozen: true })
    const document = `<BetradarLiveOdds timestamp="${at}" ${root}>${inner}</BetradarLiveOdds>`
    intake.receiveDocument(PRODUCER, betbalancer, Buffer.from(document))
  }
}

export const threeWay = (price: number) =>
  `<Odds active="1" typeid="2" freetext="3way"><OddsField active="1" type="1">${price}</OddsField>` +
  '<OddsField active="1" type="x">3.4</OddsField><OddsField active="1" type="2">3.8</OddsField></Odds>'
export const total = (over: number) =>
  `<Odds active="1" typeid="5" specialoddsvalue="2.5"><OddsField active="1" type="over">${over}</OddsField>` +
  '<OddsField active="1" type="under">1.9</OddsField></Odds>'
