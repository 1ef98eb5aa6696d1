/** Deep Reef: the sea, five reels, 243 ways, eight free spins that pay twice. */
import type { SlotMachine } from '../machine.ts'

export const DEEP_REEF: SlotMachine = {
  reels: [
    'KEQFEQARAQCQKEFKQFKAKRQKASAEQARC',
    'CARKSEQFQKRKFAEQAEKFQCWQKARAKEQ',
    'KQRFQSQAKAFAKEAKEQAWRKCREFKQEQC',
    'RKAKEQAQEKQCWAQAFKRERQFCQKAEFKS',
    'CKERKQRFSEQACFAQEARQKEAKQWQKFKA',
  ],
  rows: 3,
  lines: null,
  leastCount: 3,
  pays: {
    C: [800, 3_500, 17_000],
    F: [500, 2_000, 9_000],
    R: [400, 1_600, 6_500],
    E: [300, 1_000, 4_000],
    A: [200, 600, 1_700],
    K: [200, 400, 1_200],
    Q: [100, 300, 1_000],
  },
  wild: 'W',
  scatter: {
    symbol: 'S',
    least: 3,
    pays: [1_000, 5_000, 20_000],
    free: { spins: 8, multiple: 2 },
  },
  looks: {
    W: { shape: 'gem', colour: '#3ce0c8' },
    S: { shape: 'shell', colour: '#ff9fb0' },
    C: { shape: 'anchor', colour: '#f2b84b' },
    F: { shape: 'fish', colour: '#ff8a3d' },
    R: { shape: 'fish', colour: '#3b9df6' },
    E: { shape: 'seastar', colour: '#e5546b' },
    A: { shape: 'ace', colour: '#d9455f' },
    K: { shape: 'king', colour: '#1f7fb8' },
    Q: { shape: 'queen', colour: '#7a56c8' },
  },
  cabinet: ['#0f6d86', '#04222d'],
}
