/** A file that does not come at once is asked for again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadAgain } from '../src/ui/lazy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a file that comes at the second or third try is loaded', async () => {
  const load = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue('page')
  const loaded = loadAgain(load)
  await vi.runAllTimersAsync()
  await expect(loaded).resolves.toBe('page')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a file that never comes fails after three tries', async () => {
  const load = vi.fn().mockRejectedValue(new Error('gone'))
  const loaded = expect(loadAgain(load)).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await loaded
  expect(load).toHaveBeenCalledTimes(3)
})
