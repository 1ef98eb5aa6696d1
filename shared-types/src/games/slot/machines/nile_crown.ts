/** Crown of the Nile: the pharaohs, five reels, ten lines, ten free spins that pay three times. */
import { LINES_10 } from '../lines.ts'
import type { SlotMachine } from '../machine.ts'

export const NILE_CROWN: SlotMachine = {
  reels: [
    'KUAKTPTCQUQCEUAKQKTSAQTWPEAQPKTA',
    'TAUQAPQTEAKUKQEAQKPKPQWTCTAKSUTC',
    'CTQTKSKPKATUPKQAPAUEQTWCUEAQKAQT',
    'KWEQAETPKPKQPTQUKACTQTAUATCQKUSA',
    'PTQUCKAQKUAPESTKTWCQUQPAKAKTATEQ',
  ],
  rows: 3,
  lines: LINES_10,
  leastCount: 3,
  pays: {
    W: [15_000, 58_000, 352_000],
    C: [8_000, 32_000, 156_000],
    E: [4_500, 20_000, 97_000],
    P: [3_000, 12_000, 58_000],
    U: [2_500, 9_500, 41_000],
    A: [1_200, 4_000, 16_000],
    K: [1_200, 3_000, 14_000],
    Q: [800, 2_500, 12_000],
    T: [800, 2_500, 9_500],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [2_000, 10_000, 60_000],
    free: { spins: 10, multiple: 3 },
  },
  looks: {
    W: { shape: 'scarab', colour: '#1f9e8f' },
    S: { shape: 'pyramid', colour: '#e3b04b' },
    C: { shape: 'crown', colour: '#ffd54a' },
    E: { shape: 'eye', colour: '#2563c9' },
    P: { shape: 'leaf', colour: '#4fae54' },
    U: { shape: 'sun', colour: '#f2a33a' },
    A: { shape: 'ace', colour: '#c0392b' },
    K: { shape: 'king', colour: '#1f6f8b' },
    Q: { shape: 'queen', colour: '#8e44ad' },
    T: { shape: 'ten', colour: '#2f7a37' },
  },
  cabinet: ['#a8782a', '#3a2708'],
}
