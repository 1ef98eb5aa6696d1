/** Dice: a scale from 0 to 100 with the part that wins, and where the roll came. */
import {
  DICE_SIDES,
  diceMultipleMilli,
  HIGHEST_CHANCE,
  LOWEST_CHANCE,
  type DiceBet,
  type DiceOutcome,
  type DiceSide,
} from '@grandstand/shared-types/games/dice/dice'
import { el, pause } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'

const ROLL_MS = 700
const WAYS = 10_000
const FIRST_CHANCE = 5_000
const text = (hundredths: number): string => (hundredths / 100).toFixed(2)

export default function dicePicture(host: Host): Picture<DrawnOutcome<DiceOutcome, DiceBet>> {
  let side: DiceSide = 'under'
  const pin = el('output', { class: 'pin', dir: 'ltr' })
  const scale = el('div', { class: 'scale', dir: 'ltr' }, pin)
  const multiple = el('output', { class: 'multiple', dir: 'ltr' })
  const slider = el('input', {
    ...{ type: 'range', min: String(LOWEST_CHANCE), max: String(HIGHEST_CHANCE), step: '50' },
    ...{ 'value': String(FIRST_CHANCE), 'aria-label': host.word('chance'), 'dir': 'ltr' },
  })
  const percent = el('output', { dir: 'ltr' })
  const sides = DICE_SIDES.map((one) => {
    const input = el('input', { type: 'radio', name: 'side', value: one })
    input.checked = one === side
    input.addEventListener('change', () => {
      side = one
      draw()
      host.changed()
    })
    return { input, label: el('span', {}) }
  })
  const chance = () => Number(slider.value)
  const bound = () => (side === 'under' ? chance() : WAYS - chance())

  function draw(): void {
    scale.style.setProperty('--bound', `${bound() / 100}%`)
    scale.dataset['side'] = side
    multiple.textContent = `×${(diceMultipleMilli(chance()) / 1000).toFixed(2)}`
    percent.textContent = `${text(chance())} %`
    for (const [place, { label }] of sides.entries()) {
      const one = DICE_SIDES[place] ?? 'under'
      const from = one === 'under' ? chance() : WAYS - chance()
      label.textContent = host.word(one).replace('{bound}', text(from))
    }
  }

  function point(rolled: number | null): void {
    pin.textContent = rolled === null ? '' : text(rolled)
    pin.style.setProperty('--at', `${(rolled ?? 0) / 100}%`)
  }

  slider.addEventListener('input', () => {
    draw()
    host.changed()
  })
  draw()
  return {
    stage: el('div', { class: 'dice' }, multiple, scale),
    board: el(
      'div',
      { class: 'choices' },
      el('fieldset', {}, ...sides.map(({ input, label }) => el('label', {}, input, label))),
      el('label', { class: 'chance' }, host.word('chance'), ' ', percent, slider)
    ),
    bets: () => [{ stakeMinor: host.stakeMinor(), side, chance: chance() }],
    wait: () => {
      pin.classList.remove('won', 'lost')
      pin.classList.add('rolls')
    },
    lock: (isLocked) => {
      slider.disabled = isLocked
      for (const { input } of sides) input.disabled = isLocked
    },
    show: async ({ drawn: { rolled }, wins }, isNew) => {
      if (isNew) await pause(ROLL_MS)
      pin.classList.remove('rolls')
      point(rolled)
      pin.classList.add((wins[0] ?? 0) > 0 ? 'won' : 'lost')
      return `${text(rolled)}.`
    },
  }
}
