/** Frost Hollow: winter, five reels, twenty lines, ten free spins that pay twice. */
import { LINES_20 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const FROST_HOLLOW: SlotMachine = {
  reels: [
    'MJMHJQAQAJKOQKAWJAKASQKJOHQKQHJO',
    'KJAKAJAQWQHKJOHJQOJQKMOJMAQKQSHA',
    'KAJQJOMQKQHQMAJKAJQJOHOKJAQWSHKA',
    'AMAJMJQKSAJQOJKOHKJQAKQHKQJQAWOH',
    'KJMHQMHKAKQJQAQJOHJKSAOAKQJWOJQA',
  ],
  rows: 3,
  lines: LINES_20,
  leastCount: 3,
  pays: {
    W: [5_000, 25_000, 125_000],
    M: [3_000, 12_000, 63_000],
    O: [2_000, 7_500, 30_000],
    H: [1_500, 5_000, 20_000],
    A: [700, 2_500, 7_500],
    K: [500, 1_500, 6_000],
    Q: [500, 1_200, 5_000],
    J: [200, 1_000, 3_500],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [2_000, 10_000, 50_000],
    free: { spins: 10, multiple: 2 },
  },
  looks: {
    W: { shape: 'gem', colour: '#7fd8ff' },
    S: { shape: 'flake', colour: '#4fb8f0' },
    M: { shape: 'mountain', colour: '#6c8fb3' },
    O: { shape: 'moon', colour: '#b9c9ff' },
    H: { shape: 'heart', colour: '#e0567a' },
    A: { shape: 'ace', colour: '#d9455f' },
    K: { shape: 'king', colour: '#2f7fb8' },
    Q: { shape: 'queen', colour: '#7a56c8' },
    J: { shape: 'jack', colour: '#2b9c74' },
  },
  cabinet: ['#2b6c99', '#0b2438'],
}
