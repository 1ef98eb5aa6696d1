/** Star Drift: space, five reels of four rows, 1024 ways, ten free spins that pay twice. */
import type { SlotMachine } from '../machine.ts'

export const STAR_DRIFT: SlotMachine = {
  reels: [
    'BKPAMQKMAQKPKPAQMQRBQRSKQABKQMABA',
    'ABPKMAKQBQPMAMQAKQAMRBKQKPSBWRAKQ',
    'BAKQAMBQKAQPKQSWBRKRAKAKBAPQMPMQM',
    'ABAKQMKRWBKPQMQPMQKABAKBKAQASMQPR',
    'MBPMKBSAKAQWQKQKBKQAPAQRAPMRAQKMB',
  ],
  rows: 4,
  lines: null,
  leastCount: 3,
  pays: {
    R: [200, 900, 4_500],
    P: [200, 600, 2_500],
    M: [100, 500, 1_900],
    B: [100, 300, 1_200],
    A: [100, 100, 500],
    K: [100, 100, 400],
    Q: [100, 100, 300],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 4,
    pays: [2_000, 20_000],
    free: { spins: 10, multiple: 2 },
  },
  looks: {
    W: { shape: 'star' },
    S: { shape: 'sun', colour: '#ff9a3d' },
    R: { shape: 'rocket', colour: '#dfe7ef' },
    P: { shape: 'planet', colour: '#c66bd6' },
    M: { shape: 'moon', colour: '#e8e3c4' },
    B: { shape: 'bolt', colour: '#ffd54a' },
    A: { shape: 'ace', colour: '#e5546b' },
    K: { shape: 'king', colour: '#3b82f6' },
    Q: { shape: 'queen', colour: '#31b08a' },
  },
  cabinet: ['#3a2a78', '#0d0a26'],
}
