/** Ember Sevens: fire and sevens, three reels, five lines. */
import { LINES_5 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const EMBER_SEVENS: SlotMachine = {
  reels: ['CFLCLW7AFCBWL7LBCAFCBAF', '7LWAB7ABFCFCLWCLACFLBFC', 'FLCBLBACLCFC7WABF7LAFWC'],
  rows: 3,
  lines: LINES_5,
  leastCount: 3,
  pays: {
    7: [9_500],
    W: [13_000],
    A: [4_500],
    B: [2_500],
    F: [1_800],
    L: [1_100],
    C: [800],
  },
  wild: 'W',
  scatter: null,
  looks: {
    7: { shape: 'seven' },
    W: { shape: 'flame', colour: '#ff7a2f' },
    A: { shape: 'bar', colour: '#7a1020' },
    B: { shape: 'bell' },
    F: { shape: 'plum' },
    L: { shape: 'lemon' },
    C: { shape: 'cherry' },
  },
  cabinet: ['#8f2a0c', '#2c0b04'],
}
