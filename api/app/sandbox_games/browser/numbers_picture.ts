/** Games in which numbers are picked and drawn: balls above, the grid below. */
import { pick } from '@grandstand/shared-types/draws/choose'
import { drawsFrom } from '@grandstand/shared-types/draws/stream'
import type {
  NumbersBet,
  NumbersOutcome,
  NumbersRules,
} from '@grandstand/shared-types/games/numbers/numbers_game'
import type { DrawnOutcome } from '../wire.ts'
import { button, el, pause } from './dom.ts'
import { numberGrid } from './number_grid.ts'
import type { Host, Picture } from './picture_form.ts'

const NEXT_BALL_MS = 180
/** Numbers of a lucky pick, where a player may pick more or fewer. */
const LUCKY = 6

/** Numbers for the player's own picks; the draw itself is the server's. */
const own = drawsFrom(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)

export function numbersPicture(
  host: Host,
  { pool, drawn, paysMilli }: NumbersRules
): Picture<DrawnOutcome<NumbersOutcome, NumbersBet>> {
  const counts = Object.keys(paysMilli).map(Number)
  const most = Math.max(...counts)
  const grid = numberGrid(pool, most, () => {
    drawPays()
    host.changed()
  })
  const balls = el('ol', { class: 'balls', dir: 'ltr' })
  const pays = el('ul', { class: 'pays', dir: 'ltr' })
  const lucky = button({ label: host.word('lucky'), kind: 'second' }, () => {
    const all = Array.from({ length: pool }, (_, place) => place + 1)
    grid.mark([])
    grid.pick(pick(own, all, counts.length > 1 ? Math.min(most, LUCKY) : most))
  })
  const hint = el('p', { class: 'hint' }, host.word('hint').replace('{count}', String(most)))

  /** What each count of hits pays for the picks as they are. */
  function drawPays(): void {
    const steps = Object.entries(paysMilli[grid.picked().length] ?? {})
    pays.replaceChildren(
      ...steps.map(([hits, milli]) =>
        el('li', { 'data-hits': hits }, el('b', {}, hits), ` ×${milli / 1000}`)
      )
    )
  }

  const isKnown = () => counts.includes(grid.picked().length)
  balls.append(...Array.from({ length: drawn }, () => el('li', {})))
  return {
    stage: el('div', { class: 'draw' }, balls, pays),
    board: el('div', { class: 'picks' }, el('div', { class: 'line' }, hint, lucky), grid.element),
    bets: () => (isKnown() ? [{ stakeMinor: host.stakeMinor(), numbers: grid.picked() }] : []),
    clear: () => {
      grid.mark([])
      grid.pick([])
    },
    wait: () => {
      grid.mark([])
      balls.replaceChildren(...Array.from({ length: drawn }, () => el('li', {})))
    },
    lock: (isLocked) => {
      grid.lock(isLocked)
      lucky.disabled = isLocked
    },
    show: async ({ drawn: { numbers }, bets: [bet] }, isNew) => {
      const picked = bet?.numbers ?? []
      if (!isNew) grid.pick(picked)
      const cells = numbers.map(() => el('li', {}))
      balls.replaceChildren(...cells)
      for (const [place, number] of numbers.entries()) {
        const cell = cells[place]
        cell?.append(String(number))
        cell?.classList.add('out')
        cell?.classList.toggle('hit', picked.includes(number))
        grid.mark(numbers.slice(0, place + 1))
        if (isNew) await pause(NEXT_BALL_MS)
      }
      const hits = picked.filter((number) => numbers.includes(number)).length
      for (const step of pays.children) {
        step.classList.toggle('hit', step.getAttribute('data-hits') === String(hits))
      }
      return `${host.word('hits').replace('{count}', String(hits))}.`
    },
  }
}
