/** Dragon Lantern: a feast of lanterns, five reels, 243 ways, seven free spins that pay three times. */
import type { SlotMachine } from '../machine.ts'

export const DRAGON_LANTERN: SlotMachine = {
  reels: [
    'FJKLCABJKAKCAFACBLJFKBKAJSJCJCJK',
    'CJCJKWJBFKALAFJAKALJFCSBJAKCKBK',
    'FJCLJKCKCSKAKJBFBAJBWJALCAFAKJK',
    'KCJALWBJFSKABKAFJCKJAFCLBKJKCJA',
    'BAJAFCAKLJCAFLWKBKAJBJCFKJKCKSJ',
  ],
  rows: 3,
  lines: null,
  leastCount: 3,
  pays: {
    L: [900, 4_000, 21_000],
    F: [600, 2_000, 8_000],
    B: [500, 1_500, 6_500],
    C: [300, 1_000, 3_000],
    A: [300, 500, 1_600],
    K: [200, 400, 1_200],
    J: [100, 300, 900],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [1_000, 5_000, 25_000],
    free: { spins: 7, multiple: 3 },
  },
  looks: {
    W: { shape: 'flame', colour: '#ffb03a' },
    S: { shape: 'lantern', colour: '#e0342f' },
    L: { shape: 'crown', colour: '#ffd54a' },
    F: { shape: 'fan', colour: '#c83a8a' },
    B: { shape: 'blossom', colour: '#ff9ec4' },
    C: { shape: 'coin' },
    A: { shape: 'ace', colour: '#b8232f' },
    K: { shape: 'king', colour: '#1f7f5b' },
    J: { shape: 'jack', colour: '#c98b2b' },
  },
  cabinet: ['#a01a1f', '#330507'],
}
