/** Plinko: the pegs, the slots with what they pay, and the ball on its way. */
import {
  PLINKO_RISKS,
  plinkoPayMilli,
  plinkoRules,
  slotOf,
  type PlinkoBet,
  type PlinkoOutcome,
  type PlinkoRisk,
} from '@grandstand/shared-types/games/plinko/plinko'
import { el, pause, svg } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'

const STEP_MS = 140
/** Between two pegs, and from the top to the first row. */
const GAP = 10
const TOP = 8

export default function plinkoPicture(host: Host): Picture<DrawnOutcome<PlinkoOutcome, PlinkoBet>> {
  const rules = plinkoRules(host.gameCode)
  const width = (rules.rows + 2) * GAP
  const board = svg(`0 0 ${width} ${TOP + rules.rows * GAP + 6}`, '', 'pegs')
  const slots = Array.from({ length: rules.rows + 1 }, () => el('li', {}))
  let risk: PlinkoRisk = 'middle'
  const choice = el(
    'select',
    {},
    ...PLINKO_RISKS.map((one) => el('option', { value: one }, host.word(one)))
  )
  choice.value = risk
  choice.addEventListener('change', () => {
    risk = PLINKO_RISKS.find((one) => one === choice.value) ?? risk
    tell()
    host.changed()
  })

  function tell(): void {
    for (const [place, slot] of slots.entries()) {
      const milli = plinkoPayMilli(rules, risk, place)
      slot.textContent = `${milli / 1000}×`
      slot.className = milli >= 3_000 ? 'high' : milli >= 1_000 ? 'even' : 'low'
    }
  }

  /** The ball above the peg of a row, so many turns to the right. */
  function draw(row: number, right: number): void {
    const x = width / 2 + (2 * right - row) * (GAP / 2)
    const ball = `<circle cx="${x}" cy="${TOP + row * GAP - 4}" r="3.4" fill="#ffd054" stroke="#7a4a10" stroke-width=".6"/>`
    board.innerHTML = pegsOf(rules.rows, width) + ball
  }

  tell()
  draw(0, 0)
  const list = el('ol', { class: 'slots', dir: 'ltr' }, ...slots)
  list.style.setProperty('--slots', String(slots.length))
  return {
    stage: el('div', { class: 'plinko' }, board, list),
    board: el('label', { class: 'risk' }, host.word('risk'), choice),
    bets: () => [{ stakeMinor: host.stakeMinor(), risk }],
    wait: () => {
      for (const slot of slots) slot.classList.remove('came')
      draw(0, 0)
    },
    lock: (isLocked) => {
      choice.disabled = isLocked
    },
    show: async ({ drawn, bets: [bet] }, isNew) => {
      risk = bet?.risk ?? risk
      choice.value = risk
      tell()
      let right = 0
      for (const [row, turn] of drawn.turns.entries()) {
        right += turn
        draw(row + 1, right)
        if (isNew) await pause(STEP_MS)
      }
      const slot = slots[slotOf(drawn)]
      slot?.classList.add('came')
      return `${slot?.textContent ?? ''}.`
    },
  }
}

function pegsOf(rows: number, width: number): string {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (__, place) => {
      const x = width / 2 + (2 * place - row) * (GAP / 2)
      return `<circle cx="${x}" cy="${TOP + row * GAP}" r="1.5" fill="#e8edf2"/>`
    }).join('')
  ).join('')
}
