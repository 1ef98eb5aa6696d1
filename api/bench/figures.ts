/** Rates and percentiles of a run. */
export interface Figures {
  /** Operations a second. */
  perSecond: number
  p50Ms: number
  p95Ms: number
  p99Ms: number
  count: number
}

export function figuresOf(latenciesMs: number[], elapsedMs: number): Figures {
  const sorted = [...latenciesMs].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    perSecond: Math.round((sorted.length / elapsedMs) * 1000),
    p50Ms: Number(at(0.5).toFixed(1)),
    p95Ms: Number(at(0.95).toFixed(1)),
    p99Ms: Number(at(0.99).toFixed(1)),
    count: sorted.length,
  }
}

/** The middle value; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/**
 * Calls `work` repeatedly, `workers` calls at a time, for `durationMs`; each call is timed. A worker ends early when `work` says
 * false, that nothing is left to do.
 */
export async function measure(
  workers: number,
  durationMs: number,
  work: (worker: number, turn: number) => Promise<boolean | void>
): Promise<Figures> {
  const latencies: number[] = []
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      for (let turn = 0; performance.now() - begin < durationMs; turn++) {
        const started = performance.now()
        if ((await work(worker, turn)) === false) break
        latencies.push(performance.now() - started)
      }
    })
  )
  return figuresOf(latencies, performance.now() - begin)
}
