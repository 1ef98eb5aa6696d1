/**
 * Browsers of the live bench in one process: each subscribes to the list and to one match. All count their frames; one
 * in twenty also decodes them and reports the age of the prices, since decoding costs a client more than sending costs
 * the server.
 */
import { WebSocket } from 'ws'
import { Packr, unpack } from 'msgpackr'
import { ASK, FRAME, type ServerFrame } from '@grandstand/shared-types/stream/frames'
import { ageOfPrice } from './live_feed.ts'

const [port, count, matches, epochMs] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
]
/** Frames of the bare server begin with the time at which they were made. */
const isBare = process.env['BENCH_BARE'] === '1'
const READS_EVERY = 20
const AT_ONCE = 50
const packr = new Packr({ useRecords: false })

let [frames, bytes] = [0, 0]
let latencies: number[] = []
let snapshotBytes = 0
/** Frames of the first client: milliseconds since the count began, 0 for the list or 1 for a match, bytes. */
let schedule: [number, 0 | 1, number][] = []
let countedFrom = 0

const sockets: WebSocket[] = []
for (let i = 0; i < count; i += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => open(i + j)))
}
process.on('message', (word) => {
  if (word === 'count') {
    ;[frames, bytes, latencies, schedule, countedFrom] = [0, 0, [], [], Date.now()]
  } else if (word === 'report') process.send?.({ word, answer: report() })
  else if (word === 'resume') void resume().then((answer) => process.send?.({ word, answer }))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')

function open(index: number): Promise<void> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false })
  sockets.push(socket)
  const isReader = index % READS_EVERY === 0
  return new Promise((resolve, reject) => {
    let begun = 0
    socket.on('error', reject)
    socket.on('open', () => {
      if (isBare) return resolve()
      socket.send(packr.pack([ASK.subscribe, 'list', {}]))
      socket.send(packr.pack([ASK.subscribe, `match:${1 + (index % matches)}`, {}]))
    })
    socket.on('message', (data: Buffer) => {
      frames++
      bytes += data.length
      if (isBare) {
        if (isReader) latencies.push(Date.now() - data.readDoubleBE())
        return
      }
      // the greeting and two snapshots
      if (begun < 3 && ++begun === 3) resolve()
      if (isReader) read(unpack(data), data.length, index)
    })
  })
}

function read(frame: ServerFrame, size: number, index: number): void {
  if (frame[0] === FRAME.snapshot && frame[1] === 'list') snapshotBytes = size
  if (frame[0] !== FRAME.delta) return
  const now = Date.now()
  if (index === 0) schedule.push([now - countedFrom, frame[1] === 'list' ? 0 : 1, size])
  for (const [, prices] of frame[4]) {
    for (const [, , odds = 0] of prices) latencies.push(ageOfPrice(odds, now - epochMs))
  }
}

function report() {
  latencies.sort((a, b) => a - b)
  const at = (share: number) => latencies[Math.floor((latencies.length - 1) * share)] ?? 0
  const seconds = (Date.now() - countedFrom) / 1000
  return {
    framesPerSecond: Math.round(frames / seconds),
    bytesPerClientPerSecond: Math.round(bytes / seconds / count),
    framesPerClientPerSecond: Number((frames / seconds / count).toFixed(1)),
    p50Ms: Math.round(at(0.5)),
    p99Ms: Math.round(at(0.99)),
    open: sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    snapshotBytes,
    schedule,
  }
}

/** A client that was offline for 30 s: the cost of its resume beside that of a snapshot. */
async function resume() {
  const first = await follow(null)
  await new Promise((resolve) => setTimeout(resolve, 30_000))
  const again = await follow({ epoch: first.epoch, seq: first.seq })
  return { snapshotBytes: first.size, resumeBytes: again.size, resumed: again.code === FRAME.delta }
}

function follow(mark: { epoch: string; seq: number } | null) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { perMessageDeflate: false })
  return new Promise<{ epoch: string; seq: number; size: number; code: number }>(
    (resolve, reject) => {
      let epoch = ''
      socket.on('error', reject)
      socket.on('message', (data: Buffer) => {
        const frame: ServerFrame = unpack(data)
        if (frame[0] === FRAME.hello) {
          epoch = frame[1].epoch
          socket.send(packr.pack([ASK.subscribe, 'list', mark ? { mark } : {}]))
        } else if (frame[0] === FRAME.snapshot || frame[0] === FRAME.delta) {
          const seq = frame[0] === FRAME.delta ? frame[3] : frame[2]
          socket.close()
          resolve({ epoch, seq, size: data.length, code: frame[0] })
        }
      })
    }
  )
}
