import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FrameQueue } from '../src/stream/frameQueue.ts'

const taken: number[][] = []
let queue: FrameQueue<number>

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 })
  taken.length = 0
  queue = new FrameQueue((items) => taken.push(items))
  vi.advanceTimersByTime(1000)
})
afterEach(() => {
  queue.close()
  vi.useRealTimers()
})

test('the first frame is handed over at once, those that follow ten times a second, in their order', () => {
  queue.push(1)
  vi.advanceTimersByTime(0)
  expect(taken).toEqual([[1]])
  queue.push(2)
  queue.push(3)
  vi.advanceTimersByTime(90)
  expect(taken).toHaveLength(1)
  vi.advanceTimersByTime(20)
  expect(taken).toEqual([[1], [2, 3]])
})

test('waits during a tap until the page has painted its effect', () => {
  fireEvent.pointerDown(document.body)
  queue.push(1)
  vi.advanceTimersByTime(60)
  expect(taken).toEqual([])
  fireEvent.click(document.body)
  // time for a frame, the task after it, and the next look
  vi.advanceTimersByTime(50)
  expect(taken).toEqual([[1]])
})

test('a finger that stays down delays the frames only briefly', () => {
  fireEvent.pointerDown(document.body)
  queue.push(1)
  vi.advanceTimersByTime(149)
  expect(taken).toEqual([])
  vi.advanceTimersByTime(20)
  expect(taken).toEqual([[1]])
})

test('a finger that scrolls delays nothing', () => {
  fireEvent.pointerDown(document.body)
  fireEvent.pointerCancel(document.body)
  queue.push(1)
  vi.advanceTimersByTime(20)
  expect(taken).toEqual([[1]])
})
