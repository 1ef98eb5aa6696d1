/** Carries acts out in their order, `workers` of them at a time. */
export async function atOnce(
  workers: number,
  acts: readonly (() => Promise<unknown>)[]
): Promise<void> {
  const waiting = acts.values()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (const act of waiting) await act()
    })
  )
}
