/** Midnight Cards: a deck of cards, five reels of four rows, twenty lines. */
import { LINES_20_OF_FOUR } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const MIDNIGHT_CARDS: SlotMachine = {
  reels: [
    'QHDHCSJKJCKCSDCKDHWCQHJSQAJADASKDWHSCQD',
    'DCJHSQSKADCAKJHJDHCSJHQDCDCQAHSKWCWSDQK',
    'SQJAJDCWDKJCHCQCSDWHKDQCSCDHQKSKJADAHSH',
    'SJHWASQACSCKHAWKHDSCKDHQCJDCDQJDCHSDKJQ',
    'DJSDJAJQCAKJHSHWDCKCHSDHCDHWSCQDSQAKCQK',
  ],
  rows: 4,
  lines: LINES_20_OF_FOUR,
  leastCount: 3,
  pays: {
    W: [5_500, 21_000, 129_000],
    A: [2_000, 8_500, 43_000],
    K: [1_300, 5_500, 26_000],
    Q: [1_100, 4_500, 21_000],
    J: [900, 3_000, 17_000],
    H: [400, 1_700, 6_500],
    S: [400, 1_500, 5_500],
    D: [400, 1_300, 4_500],
    C: [200, 1_100, 3_000],
  },
  wild: 'W',
  scatter: null,
  looks: {
    W: { shape: 'crown', colour: '#ffd54a' },
    A: { shape: 'ace', colour: '#c0392b' },
    K: { shape: 'king', colour: '#22577a' },
    Q: { shape: 'queen', colour: '#7a3fa0' },
    J: { shape: 'jack', colour: '#2f7a4f' },
    H: { shape: 'heart', colour: '#e5343d' },
    S: { shape: 'spade', colour: '#22303d' },
    D: { shape: 'lozenge', colour: '#e5343d' },
    C: { shape: 'club', colour: '#22303d' },
  },
  cabinet: ['#24304a', '#080c16'],
}
