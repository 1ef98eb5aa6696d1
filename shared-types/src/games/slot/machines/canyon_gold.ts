/** Canyon Gold: the frontier, five reels, ten lines, fifteen free spins. */
import { LINES_10 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const CANYON_GOLD: SlotMachine = {
  reels: [
    'KAJAWGHCJWGAKBGHJKBASJCKJKAHCKJC',
    'BGJKCJCKGAWJBKAHJKGAKWHJACJCAKHS',
    'KJCKHASGKGAHJKCAJGHKWCAWCKJBJBAJ',
    'AKWBJKGHGACJKHSKJAKJHCWKJAGCAJCB',
    'HCAHKWJGJCJKABKGACJWAKCHJKAKSBJG',
  ],
  rows: 3,
  lines: LINES_10,
  leastCount: 3,
  pays: {
    W: [6_500, 26_000, 173_000],
    B: [3_000, 13_000, 64_000],
    G: [2_000, 8_000, 43_000],
    H: [1_700, 5_500, 23_000],
    C: [1_000, 3_000, 13_000],
    A: [600, 1_800, 6_500],
    K: [400, 1_400, 6_000],
    J: [500, 1_100, 4_500],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [2_000, 8_000, 40_000],
    free: { spins: 15, multiple: 1 },
  },
  looks: {
    W: { shape: 'badge', colour: '#ffd54a' },
    S: { shape: 'wagon', colour: '#8a5a2b' },
    B: { shape: 'bar', colour: '#a8782a' },
    G: { shape: 'gem', colour: '#e0a92f' },
    H: { shape: 'shoe', colour: '#8d98a5' },
    C: { shape: 'cactus', colour: '#3f9e5a' },
    A: { shape: 'ace', colour: '#b8433f' },
    K: { shape: 'king', colour: '#8a5a2b' },
    J: { shape: 'jack', colour: '#2f6f8b' },
  },
  cabinet: ['#b0642a', '#3a1b09'],
}
