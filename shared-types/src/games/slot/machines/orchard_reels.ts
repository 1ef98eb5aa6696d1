/** Orchard Reels: fruit, five reels, ten lines. W wild, 7 seven, S star, B bell, M melon, P plum, L lemon, C cherry, X coin. */
import { LINES_10 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const ORCHARD_REELS: SlotMachine = {
  reels: [
    'CLPCBLMC7LPCSLXPCMLBPCWLMPCLBS',
    'LCPMLC7BPLCMXLPCSLBCPLMWCPLSBC',
    'PCLMBCLPXCL7MPCLBSCPLWCMLPBCLS',
    'CPLBMCLPSCLX7PCMLBCPLCWMLPSCBL',
    'LPCMLBCPLX7CMPLCSBLPCMLWCPBLSC',
  ],
  rows: 3,
  lines: LINES_10,
  leastCount: 3,
  pays: {
    W: [10_000, 50_000, 300_000],
    7: [7_000, 30_000, 200_000],
    S: [5_000, 20_000, 100_000],
    B: [2_500, 8_000, 40_000],
    M: [1_500, 5_000, 20_000],
    P: [1_000, 3_000, 12_000],
    L: [700, 2_000, 9_000],
    C: [600, 1_800, 6_000],
  },
  wild: 'W',
  scatter: { symbol: 'X', least: 3, pays: [4_000, 20_000, 150_000], free: null },
  looks: {
    W: { shape: 'diamond' },
    7: { shape: 'seven' },
    S: { shape: 'star' },
    B: { shape: 'bell' },
    M: { shape: 'melon' },
    P: { shape: 'plum' },
    L: { shape: 'lemon' },
    C: { shape: 'cherry' },
    X: { shape: 'coin' },
  },
  cabinet: ['#7b2233', '#3c0f1a'],
}
