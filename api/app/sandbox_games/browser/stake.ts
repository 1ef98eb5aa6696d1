/** The stake and its two buttons. */
import { button, el } from './dom.ts'
import type { FrameStart } from '../wire.ts'
import type { FrameTexts } from '../texts/text_form.ts'

/** Steps of stakes: 1, 2, 5, 10, 20, 50 and so on. */
function ladder(least: number, most: number): number[] {
  const steps: number[] = []
  for (let power = 1; power <= most; power *= 10) {
    steps.push(...[power, 2 * power, 5 * power].filter((step) => step >= least && step <= most))
  }
  return steps.length > 0 ? steps : [least]
}

/** About ten cents to start with, or what the table asks at least. */
const FIRST_MINOR = 100

export interface StakeChooser {
  element: HTMLElement
  stakeMinor: () => number
  lock: (isLocked: boolean) => void
}

export function stakeChooser(
  { minStakeMinor, maxStakeMinor }: FrameStart,
  texts: FrameTexts,
  money: (minor: number) => string,
  onChange: () => void
): StakeChooser {
  const steps = ladder(minStakeMinor, maxStakeMinor)
  let place = Math.max(
    0,
    steps.findIndex((step) => step >= FIRST_MINOR)
  )
  let isLocked = false
  const stakeMinor = () => steps[place] ?? minStakeMinor
  const shown = el('output', { 'class': 'amount', 'dir': 'ltr', 'aria-live': 'polite' })
  const move = (by: number) => {
    place = Math.min(steps.length - 1, Math.max(0, place + by))
    draw()
    onChange()
  }
  const lower = button({ label: texts.lower, sign: '−', kind: 'step' }, () => move(-1))
  const higher = button({ label: texts.higher, sign: '+', kind: 'step' }, () => move(1))
  const draw = () => {
    shown.textContent = money(stakeMinor())
    lower.disabled = isLocked || place === 0
    higher.disabled = isLocked || place === steps.length - 1
  }
  draw()
  const name = el('span', { class: 'name' }, texts.stake)
  return {
    element: el('div', { class: 'stake' }, lower, el('label', {}, name, shown), higher),
    stakeMinor,
    lock: (locked) => {
      isLocked = locked
      draw()
    },
  }
}
