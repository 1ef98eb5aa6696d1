/**
 * Processor time of this thread so far, in milliseconds: neither other processes nor the collection of garbage beside it
 * count.
 */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
