/** The table: a button for each spot, where chips are laid. */
import {
  colourOf,
  DOUBLE_ZERO,
  numberText,
  type RouletteSpot,
} from '@grandstand/shared-types/games/roulette/spots'
import { chipText } from '../../../browser/chips.ts'
import { el } from '../../../browser/dom.ts'
import type { Host } from '../../../browser/picture_form.ts'
import { makeModes, modeOf } from './modes.ts'

export interface Table {
  element: HTMLElement
  draw: (spot: string, stakeMinor: number) => void
  /** Marks the number that came. */
  mark: (number: number) => void
  lock: (isLocked: boolean) => void
}

const DOZENS = ['1–12', '13–24', '25–36']
const INSIDE = new Set(['split', 'trio', 'street', 'corner', 'firstFour', 'sixLine'])

export function makeTable(
  host: Host,
  all: ReadonlyMap<string, RouletteSpot>,
  lay: (spot: string) => void
): Table {
  const buttons = new Map<string, HTMLButtonElement>()
  let isLocked = false
  const enable = () => {
    for (const [id, made] of buttons) made.disabled = isLocked || !modes.takes(id)
  }
  const modes = makeModes(host, enable)
  const isDouble = all.has(`straight:${DOUBLE_ZERO}`)
  const spots = el('div', { class: isDouble ? 'table two-zeros' : 'table', dir: 'ltr' })
  for (const [id, spot] of all) {
    const face = faceOf(host, id, spot)
    const name = nameOf(spot, face)
    const chip = el('span', { class: 'chip' })
    const made = el('button', {
      'type': 'button',
      'class': face.kind,
      'aria-label': name,
      'data-name': name,
      'data-mode': modeOf(spot.kind),
    })
    made.append(face.text, chip)
    made.addEventListener('click', () => lay(id))
    place(made, id, spot)
    buttons.set(id, made)
    spots.append(made)
  }
  enable()
  return {
    element: el('div', { class: 'felt' }, modes.element, spots),
    draw: (spot, stakeMinor) => {
      const made = buttons.get(spot)
      const chip = made?.querySelector('.chip')
      const text = stakeMinor > 0 ? chipText(stakeMinor) : ''
      chip?.replaceChildren(text)
      const name = made?.dataset['name']
      if (name !== undefined) made?.setAttribute('aria-label', `${name} ${text}`.trim())
    },
    mark: (number) => {
      for (const [id, made] of buttons) made.classList.toggle('came', id === `straight:${number}`)
    },
    lock: (locked) => {
      isLocked = locked
      enable()
    },
  }
}

/** Numbers stand in twelve files of three; on phones the files stand below each other. */
function place({ style }: HTMLElement, id: string, { kind, numbers }: RouletteSpot): void {
  const order = Number(id.split(':')[1])
  if (INSIDE.has(kind)) {
    const { file, row } = middleOf(kind, numbers)
    style.setProperty('--file', String(file))
    style.setProperty('--row', String(row))
    return
  }
  if (kind === 'straight' && order > 0 && order < DOUBLE_ZERO) {
    style.setProperty('--file', String(fileOf(order) + 2))
    style.setProperty('--row', String(rowOf(order) + 1))
  }
  if (kind === 'column') style.setProperty('--row', String(4 - order))
  if (kind === 'dozen') style.setProperty('--file', String((order - 1) * 4 + 2))
}

const fileOf = (number: number): number => Math.floor((number - 1) / 3)
const rowOf = (number: number): number => 2 - ((number - 1) % 3)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Where a spot between numbers lies: in files and rows from the corner beside the zero. */
function middleOf(kind: string, numbers: readonly number[]): { file: number; row: number } {
  const others = numbers.filter((number) => number > 0)
  const row = mean(others.map(rowOf)) + 0.5
  if (others.length < numbers.length) return { file: 0, row: kind === 'firstFour' ? 3 : row }
  const file = mean(others.map(fileOf)) + 0.5
  return { file, row: kind === 'street' || kind === 'sixLine' ? 3 : row }
}

function faceOf(host: Host, id: string, { kind }: RouletteSpot): { text: string; kind: string } {
  const order = Number(id.split(':')[1])
  if (INSIDE.has(kind)) return { text: '', kind: 'inside' }
  if (kind === 'straight') {
    return {
      text: numberText(order),
      kind: `straight ${colourOf(order)}${order === DOUBLE_ZERO ? ' double' : ''}`,
    }
  }
  if (kind === 'column') return { text: '2:1', kind: 'column' }
  if (kind === 'dozen') return { text: DOZENS[order - 1] ?? '', kind: 'dozen' }
  if (kind === 'low' || kind === 'high') {
    return { text: kind === 'low' ? '1–18' : '19–36', kind: `even ${kind}` }
  }
  return { text: host.word(kind), kind: `even is-${kind}` }
}

/** What screen readers say of a spot whose face does not say it all. */
const nameOf = ({ kind, numbers }: RouletteSpot, { text }: { text: string }): string | null =>
  INSIDE.has(kind) || kind === 'column' ? `${text} ${numbers.join(', ')}`.trim() : null
