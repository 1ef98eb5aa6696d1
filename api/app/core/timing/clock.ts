/** The only source of time, so that tests can set it. UTC epoch milliseconds. */
let offsetMs = 0
let frozenAt: number | null = null

export const clock = {
  /** Whether a check found it too far from other clocks (`#integrity/clock`): work that goes by it rests meanwhile. */
  isWrong: false,

  now: (): number => frozenAt ?? Date.now() + offsetMs,

  /** For tests: time goes on from `at`; with `frozen`, it stands still there. */
  set(at: number, options: { frozen?: boolean } = {}): void {
    frozenAt = options.frozen ? at : null
    offsetMs = at - Date.now()
  },

  reset(): void {
    offsetMs = 0
    frozenAt = null
  },
}
