/** What stands on the picture of a game, by its kind; each is drawn in a square of 40. */
import type { GameKind } from '@grandstand/shared-types/games/game_codes'
import { bingo75Rules } from '@grandstand/shared-types/games/bingo/bingo_75'
import { kenoRules } from '@grandstand/shared-types/games/numbers/keno'
import { lottoRules } from '@grandstand/shared-types/games/numbers/lotto'
import type { NumbersRules } from '@grandstand/shared-types/games/numbers/numbers_game'
import { rouletteRules } from '@grandstand/shared-types/games/roulette/roulette'
import { machineOf } from '@grandstand/shared-types/games/slot/machines'
import { shapeOf } from '@grandstand/shared-types/games/slot/shapes'
import { mountOf } from '#sandbox_games/browser/mounts'
import { lookOf } from '#sandbox_games/games/crash/browser/flight'

type Emblem = (code: string) => string

export const EMBLEMS: Readonly<Record<GameKind, Emblem>> = {
  slot: reels,
  roulette: wheel,
  keno: (code) => balls(kenoRules(code)),
  lotto6of49: (code) => balls(lottoRules(code)),
  lotto5of36: (code) => balls(lottoRules(code)),
  bingo75: (code) => card(5, bingo75Rules(code).prizes.length),
  bingo90: () => card(9, 3),
  greyhounds: mount,
  horses: mount,
  football: () =>
    `<circle cx="20" cy="20" r="15" fill="#fff"/><g fill="#16191d"><path d="m20 13 7 5-3 8h-8l-3-8z"/><path d="m20 5 4 2-4 4-4-4zM6 16l3 5-4 4zM34
      16l-3 5 4 4zM13 33l3-4 4 5zM27 33l-3-4-4 5z"/></g>`,
  tennis: () =>
    `<circle cx="20" cy="20" r="15" fill="#d6ec4d"/><path d="M8 11c8 5 8 13 0 18M32 11c-8 5-8 13 0 18" fill="none" stroke="#fff"
      stroke-width="2"/>`,
  crash: (code) => `<g transform="translate(20 20) scale(1.9)">${lookOf(code).craft}</g>`,
  blackjack: () => cards(['A', '♠', '#16191d'], ['K', '♥', '#c8242f']),
  baccarat: () => cards(['9', '♦', '#c8242f'], ['Q', '♣', '#16191d']),
  videoPoker: () => cards(['J', '♠', '#16191d'], ['J', '♦', '#c8242f']),
  dice: () =>
    `<g transform="rotate(-12 20 20)"><rect x="6" y="6" width="28" height="28" rx="6" fill="#fff"/><g fill="#c8242f"><circle cx="13" cy="13"
      r="2.8"/><circle cx="27" cy="13" r="2.8"/><circle cx="20" cy="20" r="2.8"/><circle cx="13" cy="27" r="2.8"/><circle cx="27" cy="27" r="2.8"/></g></g>`,
  mines: () =>
    `<g stroke="#16191d" stroke-width="3.4" stroke-linecap="round"><path d="M20 4v32M4 20h32M9 9l22 22M31 9 9 31"/></g><circle cx="20" cy="20"
      r="11.5" fill="#16191d"/><circle cx="16" cy="16" r="3.4" fill="#fff" opacity=".75"/>`,
  plinko: pegs,
}

/** The three best symbols of a machine, on its reels. */
function reels(code: string): string {
  const { pays, looks } = machineOf(code)
  const best = Object.entries(pays)
    .toSorted(([, a], [, b]) => (b.at(-1) ?? 0) - (a.at(-1) ?? 0))
    .slice(0, 3)
  const shown = best.map(([symbol], place) => {
    const look = looks[symbol]
    const picture = look ? shapeOf(look.shape, look.colour) : ''
    return `<g transform="translate(${place * 24 - 24 + 8.5} 8)"><rect x="-1" y="-4" width="23" height="32" rx="4" fill="#fffaf0"/><g
      transform="translate(1.5 2) scale(.45)">${picture}</g></g>`
  })
  return shown.join('')
}

/** Pockets around the wheel, as many as it has. */
function wheel(code: string): string {
  const { pockets, isHalfBack } = rouletteRules(code)
  const turn = 360 / pockets
  const parts = Array.from({ length: pockets }, (_, place) => {
    const colour =
      place === 0 || (pockets > 37 && place === 19) ? '#1b7f45' : place % 2 ? '#c8242f' : '#16191d'
    return `<path d="M20 3v8" stroke="${colour}" stroke-width="2.6" transform="rotate(${(place * turn).toFixed(2)} 20 20)"/>`
  })
  const hub = isHalfBack ? '#2563c9' : pockets > 37 ? '#9a2232' : '#6d4520'
  return `<circle cx="20" cy="20" r="18" fill="#d8b25a"/>${parts.join('')}<circle cx="20" cy="20" r="9" fill="${hub}"/><path
    d="M20 12v16M12 20h16" stroke="#f3d891" stroke-width="2.4"/><circle cx="27" cy="10" r="2" fill="#fff"/>`
}

/** A ball for what is drawn, and one for the pool. */
function balls({ drawn, pool }: NumbersRules): string {
  const ball = (x: number, y: number, text: number, colour: string) =>
    `<circle cx="${x}" cy="${y}" r="11" fill="${colour}"/><circle cx="${x}" cy="${y}" r="7" fill="#fff"/><text x="${x}" y="${y + 3.2}"
      text-anchor="middle" font-family="sans-serif" font-size="9" font-weight="800" fill="#16191d">${text}</text>`
  return ball(11, 14, drawn, '#e5343d') + ball(28, 25, pool, '#f2b431')
}

function card(columns: number, marked: number): string {
  const size = 34 / columns
  const rows = columns === 9 ? 3 : 5
  const top = (40 - rows * size) / 2
  const cells = Array.from({ length: rows * columns }, (_, cell) => {
    const [x, y] = [3 + (cell % columns) * size, top + Math.floor(cell / columns) * size]
    const isMarked = (cell * 7) % 11 < marked
    return `<rect x="${x.toFixed(2)}" y="${y.toFixed(2)}" width="${(size - 0.6).toFixed(2)}" height="${(size - 0.6).toFixed(2)}" rx="1"
      fill="${isMarked ? '#e5343d' : '#fff'}"/>`
  })
  return cells.join('')
}

function mount(code: string): string {
  return `<g transform="translate(-2 7) scale(1.1)">${mountOf(code).replaceAll('$', '#e5343d')}</g>`
}

type Face = readonly [rank: string, suit: string, colour: string]

function cards(left: Face, right: Face): string {
  const one = ([rank, suit, colour]: Face, turn: number, x: number) =>
    `<g transform="translate(${x} 4) rotate(${turn} 10 16)"><rect width="20" height="30" rx="3" fill="#fffdf7" stroke="#0004"/><g fill="${colour}"
      font-family="Georgia,serif" font-weight="700" text-anchor="middle"><text x="5.5" y="9" font-size="8">${rank}</text><text x="11.5" y="24"
      font-size="15">${suit}</text></g></g>`
  return one(left, -10, 2) + one(right, 10, 18)
}

function pegs(code: string): string {
  const rows = code === 'plinko' ? 6 : 4
  const dots = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (__, place) => {
      const x = 20 + (2 * place - row) * 3
      return `<circle cx="${x}" cy="${8 + row * (28 / rows)}" r="1.3" fill="#fff"/>`
    }).join('')
  )
  return `${dots.join('')}<circle cx="23" cy="${8 + 14}" r="3.4" fill="#ffd054"/>`
}
