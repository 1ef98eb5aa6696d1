/** The page when its connection is dead although nobody closed it (rules 6.5, must-hold L6). */
import {
  FRAME,
  STREAM_HEARTBEAT_MS,
  type ServerFrame,
} from '@grandstand/shared-types/stream/frames'
import { Packr } from 'msgpackr/index-no-eval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StreamClient } from '../src/stream/streamClient.ts'
import { currentTransport } from '../src/stream/transport.ts'
import { OddsStore } from '../src/odds/store.ts'
import { liveMatch } from './liveSupport.ts'

const packr = new Packr({ useRecords: false })

/** From the making of a socket until it is open, or has failed. */
const ANSWER_MS = 10

/** A socket that opens at once and sends the frames of the test. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static last: FakeSocket | null = null
  static isReached = true
  static made = 0
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readyState = 0
  binaryType = 'blob'

  constructor() {
    super()
    FakeSocket.last = this
    FakeSocket.made++
    setTimeout(() => {
      this.readyState = FakeSocket.isReached ? 1 : 3
      this.dispatchEvent(
        FakeSocket.isReached ? new Event('open') : new CloseEvent('close', { code: 1006 })
      )
    }, ANSWER_MS)
  }

  send(): void {}

  close(): void {
    this.readyState = 3
  }

  say(frame: ServerFrame): void {
    const bytes = new Uint8Array(packr.pack(frame))
    this.dispatchEvent(new MessageEvent('message', { data: bytes.buffer }))
  }
}

let client: StreamClient
let odds: OddsStore

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.isReached = true
  odds = new OddsStore()
  client = new StreamClient({ odds, url: 'ws://live.test/live' })
})

afterEach(() => {
  client.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(): Promise<FakeSocket> {
  client.watch('list', 'tr')
  await vi.advanceTimersByTimeAsync(50)
  const socket = FakeSocket.last
  if (!socket) throw new Error('nothing was opened')
  const hello = {
    epoch: 'e',
    heartbeatMs: STREAM_HEARTBEAT_MS,
    lockAfterMs: 60_000,
    lockBreakAfterMs: 5_400_000,
  }
  socket.say([FRAME.hello, { ...hello, serverNowMs: Date.now(), isSignedIn: false }])
  socket.say([FRAME.snapshot, 'list', 1, { matches: [liveMatch(1)], timeline: [] }])
  await vi.advanceTimersByTimeAsync(50)
  return socket
}

test('prices of a silent connection are greyed within ten seconds, with a message', async () => {
  const socket = await opened()
  expect(odds.get(101)?.isPaused).toBe(false)
  expect(currentTransport()).toBe('open')
  socket.say([FRAME.beat, Date.now()])
  await vi.advanceTimersByTimeAsync(9_900)
  expect(odds.get(101)?.isPaused).toBe(true)
  expect(currentTransport()).not.toBe('open')
})

test('a connection with heartbeats counts as current, even with few changes', async () => {
  const socket = await opened()
  for (let i = 0; i < 10; i++) {
    await vi.advanceTimersByTimeAsync(STREAM_HEARTBEAT_MS)
    socket.say([FRAME.beat, Date.now()])
    expect(odds.get(101)?.isPaused).toBe(false)
  }
})

test('a connection that broke is tried again after a second, five times, each a second after the last', async () => {
  const first = await opened()
  FakeSocket.isReached = false
  FakeSocket.made = 0
  first.readyState = 3
  first.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  for (let tries = 1; tries <= 5; tries++) {
    await vi.advanceTimersByTimeAsync(999)
    expect(FakeSocket.made, 'within the second').toBe(tries - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.made, 'after the second').toBe(tries)
    expect(currentTransport()).toBe('retrying')
    await vi.advanceTimersByTimeAsync(ANSWER_MS)
  }
  expect(currentTransport()).toBe('polling')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(FakeSocket.made).toBe(5)
})

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['somebody looks at the page', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a connection that was given up is opened again when %s', async (_, comeBack) => {
  const first = await opened()
  FakeSocket.isReached = false
  first.readyState = 3
  first.dispatchEvent(new CloseEvent('close', { code: 1006 }))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(currentTransport()).toBe('polling')

  FakeSocket.isReached = true
  comeBack()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(FakeSocket.last).not.toBe(first)
  expect(currentTransport()).toBe('connecting')
  expect(FakeSocket.last?.readyState).toBe(1)
})
