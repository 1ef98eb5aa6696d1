/** Triple Bright: jewels, three reels, every way from the left. */
import type { SlotMachine } from '../machine.ts'

export const TRIPLE_BRIGHT: SlotMachine = {
  reels: [
    'BRBVG7RAVBGVGRGVBGBAVR7VAV',
    'AVBVWGBVRAV7RGWBRVGBGARVG7B',
    'RVBGRWBRVGVAVGABABGB7VRGW7V',
  ],
  rows: 3,
  lines: null,
  leastCount: 3,
  pays: {
    7: [4_500],
    A: [1_800],
    R: [900],
    G: [400],
    B: [300],
    V: [200],
  },
  wild: 'W',
  scatter: null,
  looks: {
    7: { shape: 'seven' },
    W: { shape: 'diamond' },
    A: { shape: 'bar', colour: '#1b3a6b' },
    R: { shape: 'gem', colour: '#e5343d' },
    G: { shape: 'gem', colour: '#2fae5b' },
    B: { shape: 'gem', colour: '#3b82f6' },
    V: { shape: 'gem', colour: '#a05bdc' },
  },
  cabinet: ['#31408f', '#0e1433'],
}
