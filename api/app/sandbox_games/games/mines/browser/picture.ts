/** Mines: the field, whose cells the player opens. */
import { FIELD_CELLS, minesMultipleMilli } from '@grandstand/shared-types/games/mines/mines'
import { el, svg } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { MinesShown } from '../../../wire.ts'

const COUNTS = [1, 2, 3, 5, 8, 12, 16, 20]
const FIRST_COUNT = 3
const GEM = `<path d="M12 6h16l9 10-17 19L3 16z" fill="#38d6a0"/><path d="M12 6 3 16h34L28 6zM3 16l17 19 6-19z" fill="#fff"
  opacity=".3"/>`
const MINE = `<g stroke="#16191d" stroke-width="3"><path d="M20 4v32M4 20h32M9 9l22 22M31 9 9 31"/></g><circle cx="20" cy="20" r="11"
  fill="#16191d"/><circle cx="16" cy="16" r="3.5" fill="#fff" opacity=".7"/>`
const text = (milli: number): string => (milli / 1000).toFixed(2)

export default function minesPicture(host: Host): Picture<MinesShown> {
  const multiple = el('output', { class: 'multiple', dir: 'ltr' })
  const next = el('p', { class: 'next' })
  const cells = Array.from({ length: FIELD_CELLS }, (_, cell) => {
    const name = host.word('cell').replace('{number}', String(cell + 1))
    const made = el('button', { 'type': 'button', 'class': 'cell', 'aria-label': name })
    made.disabled = true
    made.addEventListener('click', () => {
      for (const one of cells) one.disabled = true
      host.act(`open:${cell}`)
    })
    return made
  })
  const count = el('select', {}, ...COUNTS.map((mines) => el('option', {}, String(mines))))
  count.value = String(FIRST_COUNT)
  count.addEventListener('change', () => tell(Number(count.value), 0))

  function tell(mines: number, opened: number): void {
    multiple.textContent = `×${text(minesMultipleMilli(mines, opened))}`
    const more = minesMultipleMilli(mines, opened + 1)
    next.textContent = more > 0 ? host.word('next').replace('{multiple}', text(more)) : ''
  }

  tell(FIRST_COUNT, 0)
  return {
    stage: el(
      'div',
      { class: 'mines' },
      multiple,
      el('div', { class: 'field', dir: 'ltr' }, ...cells),
      next
    ),
    board: el('label', { class: 'count' }, host.word('mines'), count),
    bets: () => [{ stakeMinor: host.stakeMinor(), mines: Number(count.value) }],
    wait: () => undefined,
    lock: (isLocked) => {
      count.disabled = isLocked
    },
    show: async ({ bet, mines, mine }) => {
      tell(bet.mines, bet.opened.length - (mine === null ? 0 : 1))
      for (const [cell, made] of cells.entries()) {
        const isOpen = bet.opened.includes(cell)
        const isMine = mines?.includes(cell) ?? false
        made.disabled = mines !== null || isOpen
        made.classList.toggle('open', isOpen)
        made.classList.toggle('hit', cell === mine)
        made.classList.toggle('told', mines !== null && !isOpen)
        made.replaceChildren(...(isMine || isOpen ? [svg('0 0 40 40', isMine ? MINE : GEM)] : []))
      }
      if (mines !== null) next.textContent = ''
      return mine === null ? multiple.textContent : '×0'
    },
    actions: ({ bet }) =>
      bet.opened.length > 0 ? [{ action: 'take', label: host.word('take') }] : [],
  }
}
