/** A slot: its reels and lines, free spins one after another, and what its symbols pay. */
import type { SlotMachine, SlotSymbol } from '@grandstand/shared-types/games/slot/machine'
import { machineOf } from '@grandstand/shared-types/games/slot/machines'
import { SIGNS } from '@grandstand/shared-types/games/slot/shapes'
import {
  placesOf,
  shownSymbols,
  slotWins,
  type SlotOutcome,
  type SlotWin,
  type Stops,
} from '@grandstand/shared-types/games/slot/slot'
import { el, pause, svg } from '../../../browser/dom.ts'
import type { Host, Picture } from '../../../browser/picture_form.ts'
import type { DrawnOutcome } from '../../../wire.ts'
import { payTable } from './pay_table.ts'
import { makeReels } from './reels.ts'

type Outcome = DrawnOutcome<SlotOutcome, { stakeMinor: number }>

const COLOURS = ['#ff6b6b', '#ffd166', '#7ae582', '#6ecbff', '#d19bff']
/** Between two free spins, ms. */
const READ_MS = 900

export default function slotPicture(host: Host): Picture<Outcome> {
  const machine = machineOf(host.gameCode)
  const reels = makeReels(machine)
  const size = `0 0 ${machine.reels.length * 10} ${machine.rows * 10}`
  const lines = svg(size, '', 'lines')
  const spins = el('output', { class: 'spins', dir: 'ltr' })
  const stage = el('div', { class: 'slot' }, reels.element, lines, spins)
  stage.style.setProperty('--reels', String(machine.reels.length))
  stage.style.setProperty('--rows', String(machine.rows))
  stage.style.setProperty('--top', machine.cabinet[0])
  stage.style.setProperty('--bottom', machine.cabinet[1])

  async function showSpin(stops: Stops, isNew: boolean): Promise<SlotWin[]> {
    lines.replaceChildren()
    await reels.stop(shownSymbols(machine, stops), isNew)
    const wins = slotWins(machine, stops)
    lines.innerHTML = wins.map((win) => lineOf(machine, win)).join('')
    reels.mark(wins.flatMap((win) => placesOf(machine, stops, win)))
    return wins
  }

  async function showFree(free: readonly Stops[]): Promise<SlotWin[]> {
    const all: SlotWin[] = []
    for (const [place, stops] of free.entries()) {
      await pause(READ_MS)
      spins.textContent = `${place + 1} / ${free.length}`
      reels.turn()
      all.push(...(await showSpin(stops, true)))
    }
    await pause(READ_MS)
    spins.textContent = ''
    return all
  }

  return {
    stage,
    board: payTable(host, machine),
    bets: () => [{ stakeMinor: host.stakeMinor() }],
    wait: () => {
      lines.replaceChildren()
      reels.turn()
    },
    show: async ({ drawn }, isNew) => {
      const wins = await showSpin(drawn.stops, isNew)
      const free = isNew ? await showFree(drawn.free ?? []) : []
      return [...wins, ...free].map((win) => said(machine, win)).join(', ')
    },
  }
}

const said = (machine: SlotMachine, { symbol, count }: SlotWin): string =>
  `${count} ${signOf(machine, symbol)}`

const signOf = ({ looks }: SlotMachine, symbol: SlotSymbol): string => {
  const look = looks[symbol]
  return look ? SIGNS[look.shape] : ''
}

function lineOf({ lines }: SlotMachine, { line }: SlotWin): string {
  if (line === null) return ''
  const points = (lines?.[line] ?? []).map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
  return `<polyline points="${points.join(' ')}" stroke="${COLOURS[line % COLOURS.length]}"/>`
}
