/** Harvest Moon: autumn, five reels of four rows, twenty lines, twelve free spins that pay twice. */
import { LINES_20_OF_FOUR } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const HARVEST_MOON: SlotMachine = {
  reels: [
    'AKHQHMAQPAKWMPMKHQLHQKQSQLKQKLHL',
    'HSPAKQHKAKQMQLWMHKQPLQKMQHLKHAQL',
    'HAQWQKHQKMLQKHLKHSQAKAKLMHLQPQMP',
    'QHKQHKQPKAKMQLKQHLAQSPMHKHLALQWM',
    'LHQHMKWLMQAQLSKLKMAQAHQPQPQKHKHK',
  ],
  rows: 4,
  lines: LINES_20_OF_FOUR,
  leastCount: 3,
  pays: {
    W: [4_000, 17_000, 87_000],
    P: [1_700, 7_500, 37_000],
    A: [1_400, 5_500, 17_000],
    M: [1_000, 3_500, 14_000],
    L: [800, 2_500, 8_500],
    H: [500, 1_500, 5_000],
    K: [300, 900, 4_500],
    Q: [300, 700, 2_500],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [1_000, 8_000, 40_000],
    free: { spins: 12, multiple: 2 },
  },
  looks: {
    W: { shape: 'pumpkin', colour: '#f07f23' },
    S: { shape: 'moon', colour: '#ffd873' },
    P: { shape: 'apple', colour: '#d3382f' },
    A: { shape: 'wheat', colour: '#e0a92f' },
    M: { shape: 'leaf', colour: '#c8622a' },
    L: { shape: 'plum' },
    H: { shape: 'heart', colour: '#b8433f' },
    K: { shape: 'club', colour: '#4d6b3a' },
    Q: { shape: 'lozenge', colour: '#c98b2b' },
  },
  cabinet: ['#8a4a16', '#2c1405'],
}
