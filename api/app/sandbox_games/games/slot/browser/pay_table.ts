/** What the symbols of a slot pay, as multiples of the stake, and how wins come about. */
import type { SlotMachine, SlotSymbol } from '@grandstand/shared-types/games/slot/machine'
import { SIGNS } from '@grandstand/shared-types/games/slot/shapes'
import { el } from '../../../browser/dom.ts'
import type { Host } from '../../../browser/picture_form.ts'
import { symbolPicture } from './reels.ts'

export function payTable(host: Host, machine: SlotMachine): HTMLElement {
  const { pays, scatter, leastCount, lines, reels, rows } = machine
  const best = (symbol: SlotSymbol): number => pays[symbol]?.at(-1) ?? 0
  const symbols = Object.keys(pays).toSorted((a, b) => best(b) - best(a))
  const count = lines ? lines.length : rows ** reels.length
  const facts = [host.word(lines ? 'lines' : 'ways').replace('{count}', String(count))]
  if (scatter?.free) {
    const { spins, multiple } = scatter.free
    facts.push(
      host.word('free').replace('{count}', String(spins)).replace('{multiple}', String(multiple))
    )
  }
  const list = el('ul', { class: 'pay-table', dir: 'ltr' })
  list.append(
    ...(scatter ? [rowOf(machine, scatter.symbol, scatter.pays, scatter.least)] : []),
    ...symbols.map((symbol) => rowOf(machine, symbol, pays[symbol] ?? [], leastCount))
  )
  const wild = pays[machine.wild]
    ? null
    : el('li', { class: 'wild' }, symbolPicture(machine, machine.wild))
  wild?.append(el('span', {}, 'WILD'))
  if (wild) list.prepend(wild)
  return el(
    'details',
    { class: 'pays-of' },
    el('summary', {}, host.word('paytable')),
    el('p', {}, facts.join(' · ')),
    list
  )
}

function rowOf(
  machine: SlotMachine,
  symbol: SlotSymbol,
  pays: readonly number[],
  least: number
): HTMLElement {
  const look = machine.looks[symbol]
  const steps = pays.map((milli, place) =>
    el('span', {}, `${place + least} `, el('b', {}, `×${milli / 1000}`))
  )
  const name = look ? SIGNS[look.shape] : symbol
  return el(
    'li',
    { 'aria-label': `${name}: ${steps.map((step) => step.textContent).join(', ')}` },
    symbolPicture(machine, symbol),
    el('span', {}, ...steps)
  )
}
