/** Clover Meadow: luck, five reels, twenty lines, no free spins but high scatters. */
import { LINES_20 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const CLOVER_MEADOW: SlotMachine = {
  reels: [
    'LKLCLPDLKWKBPCHBKWPDPHDBDPLPDSCK',
    'DKWCLPDBKHKLPCSKPLWDCPDPBLHKBLDP',
    'BLKPHDCLDPDPKBLKPKLDLCKPWHWSDBCP',
    'DLCDSDBPKPLHPCBWKHWLKDPKLCKLPDBP',
    'LDPCKSBKWCPKLHPKDLPBPLDBHDLPKCWD',
  ],
  rows: 3,
  lines: LINES_20,
  leastCount: 3,
  pays: {
    W: [2_000, 9_500, 60_000],
    H: [1_500, 5_500, 30_000],
    B: [1_200, 4_500, 19_000],
    C: [900, 3_000, 12_000],
    L: [400, 1_200, 4_500],
    D: [300, 1_000, 4_500],
    K: [400, 900, 3_500],
    P: [300, 700, 2_000],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [5_000, 25_000, 200_000],
    free: null,
  },
  looks: {
    W: { shape: 'clover', colour: '#3fae49' },
    S: { shape: 'coin' },
    H: { shape: 'shoe', colour: '#c9962b' },
    B: { shape: 'bell' },
    C: { shape: 'apple', colour: '#e0453f' },
    L: { shape: 'leaf', colour: '#5aa84a' },
    D: { shape: 'lozenge', colour: '#e5343d' },
    K: { shape: 'heart', colour: '#e5546b' },
    P: { shape: 'spade', colour: '#31465c' },
  },
  cabinet: ['#2f7d3a', '#0d2b12'],
}
