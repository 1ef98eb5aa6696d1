/** Bets on prices: a press lays the stake, another takes it away. */
import { button, el } from './dom.ts'
import type { Host } from './picture_form.ts'

export interface OddsSlip<Bet extends { stakeMinor: number }> {
  /** A button with its price; `id` names the bet. */
  price: (id: string, label: string, oddsMilli: number, bet: Omit<Bet, 'stakeMinor'>) => HTMLElement
  bets: () => (Omit<Bet, 'stakeMinor'> & { stakeMinor: number })[]
  clear: () => void
  lock: (isLocked: boolean) => void
  /** Marks what each laid bet won. */
  mark: (wins: readonly number[]) => void
}

export const oddsText = (oddsMilli: number): string => (Math.floor(oddsMilli / 10) / 100).toFixed(2)

export function oddsSlip<Bet extends { stakeMinor: number }>(host: Host): OddsSlip<Bet> {
  const laid = new Map<string, Omit<Bet, 'stakeMinor'> & { stakeMinor: number }>()
  const buttons = new Map<string, HTMLButtonElement>()
  const draw = () => {
    for (const [id, made] of buttons) {
      made.setAttribute('aria-pressed', String(laid.has(id)))
      made.classList.remove('hit', 'missed')
    }
    host.changed()
  }
  return {
    price: (id, label, oddsMilli, bet) => {
      const made = button({ label: `${label} ${oddsText(oddsMilli)}`, kind: 'price' }, () => {
        const isLaid = laid.delete(id)
        if (!isLaid) laid.set(id, { ...bet, stakeMinor: host.stakeMinor() })
        draw()
      })
      made.replaceChildren(el('span', {}, label), el('b', { dir: 'ltr' }, oddsText(oddsMilli)))
      buttons.set(id, made)
      made.setAttribute('aria-pressed', String(laid.has(id)))
      return made
    },
    bets: () => [...laid.values()],
    clear: () => {
      laid.clear()
      draw()
    },
    lock: (isLocked) => {
      for (const made of buttons.values()) made.disabled = isLocked
    },
    mark: (wins) => {
      for (const [place, id] of [...laid.keys()].entries()) {
        buttons.get(id)?.classList.add((wins[place] ?? 0) > 0 ? 'hit' : 'missed')
      }
    },
  }
}
