/** Crash: a rocket, a submarine or a balloon follows the curve of the multiple. */
import { el, svg } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { CrashShown } from '../../../wire.ts'
import { flightAt, lookOf, multipleNow, multipleText } from './flight.ts'

/** How often the page looks whether the flight is over, ms. */
const LOOK_MS = 400
const AUTO_MILLI = [null, 1_200, 1_500, 2_000, 3_000, 5_000, 10_000, 50_000]

export default function crashPicture(host: Host): Picture<CrashShown> {
  const look = lookOf(host.gameCode)
  const sky = svg('0 0 100 60', flightAt(look, 1000, false), `sky ${host.gameCode}`)
  const multiple = el('div', { class: 'multiple', dir: 'ltr' }, '1.00×')
  const last = el('ol', { class: 'last', dir: 'ltr' })
  const auto = el(
    'select',
    {},
    ...AUTO_MILLI.map((milli) =>
      el('option', { value: String(milli ?? '') }, milli ? multipleText(milli) : '–')
    )
  )
  let begun: number | null = null
  let looking = 0

  function fly(): void {
    if (begun === null) return
    const milli = multipleNow(begun)
    draw(milli, false)
    requestAnimationFrame(fly)
  }

  function draw(milli: number, isOver: boolean): void {
    sky.innerHTML = flightAt(look, milli, isOver)
    multiple.textContent = multipleText(milli)
    multiple.classList.toggle('broken', isOver)
  }

  return {
    stage: el('div', { class: 'crash' }, sky, multiple, last),
    board: el('label', { class: 'auto' }, host.word('auto'), auto),
    bets: () => [
      {
        stakeMinor: host.stakeMinor(),
        cashOutMilli: auto.value === '' ? null : Number(auto.value),
      },
    ],
    wait: () => undefined,
    lock: (isLocked) => {
      auto.disabled = isLocked
    },
    show: async ({ bet, breaksAtMilli }, _isNew) => {
      clearTimeout(looking)
      if (breaksAtMilli === null) {
        // a page that was opened again does not know when the flight began: the server does
        if (begun === null) {
          begun = performance.now()
          fly()
        }
        looking = setTimeout(() => host.act('look'), LOOK_MS)
        return ''
      }
      begun = null
      draw(breaksAtMilli, true)
      last.prepend(
        el('li', { class: breaksAtMilli < 2_000 ? 'low' : 'high' }, multipleText(breaksAtMilli))
      )
      last.children[8]?.remove()
      const isWon = bet.cashOutMilli !== null && bet.cashOutMilli <= breaksAtMilli
      return isWon && bet.cashOutMilli !== null
        ? `${host.word('taken')} ${multipleText(bet.cashOutMilli)}.`
        : `${host.word('broke')} ${multipleText(breaksAtMilli)}.`
    },
    actions: () => [
      {
        action: () => `take:${begun === null ? 1_010 : Math.max(1_010, multipleNow(begun))}`,
        label: host.word('take'),
      },
    ],
  }
}
