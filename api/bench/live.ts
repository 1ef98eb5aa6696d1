/** Runs the live bench: server, clients and the bare floor, a process each. Prints its figures as one line of JSON. */
import { fork, type ChildProcess } from 'node:child_process'

const MATCHES = 400
const WARM_UP_MS = 4_000
const COUNTED_MS = 15_000
/** Long enough for a client to be offline for 30 s. */
const RESUME_MS = 32_000
const LEVELS = [1_000, 3_000]
const minutes = Number(process.env['BENCH_MINUTES'] ?? 0)
const port = Number(process.env['BENCH_PORT'])
const epochMs = Date.now()

interface ServerStats {
  applied: number
  at: number
  cpuMs: number
  rss: number
  heapUsed: number
  external: number
}
interface ClientReport {
  framesPerSecond: number
  framesPerClientPerSecond: number
  bytesPerClientPerSecond: number
  p50Ms: number
  p99Ms: number
  open: number
  snapshotBytes: number
  schedule: [number, 0 | 1, number][]
}

const server = await begin('live_server', [], {
  BENCH_MATCHES: String(MATCHES),
  BENCH_EPOCH_MS: String(epochMs),
  LIVE_CONNECTIONS_PER_IP: '100000',
})
const start = await ask<ServerStats>(server, 'held')
const levels = []
for (const clients of LEVELS) levels.push(await level(clients))
const idle = await ask<ServerStats>(server, 'stats')
const held = await ask<ServerStats>(server, 'held')
end(server)
const left = { rssMb: mb(idle.rss), heapMb: mb(idle.heapUsed) }
const afterHeld = { rssMb: mb(held.rss), heapMb: mb(held.heapUsed), outsideMb: mb(held.external) }
console.log(JSON.stringify({ levels, after: left, afterHeld, startMb: mb(start.heapUsed) }))

/** Measures the server with `count` clients, then the bare server with as many. */
async function level(count: number) {
  const args = [port, count, MATCHES, epochMs].map(String)
  const clients = await begin('live_clients', args, {})
  await sleep(WARM_UP_MS)
  clients.send('count')
  const before = await ask<ServerStats>(server, 'stats')
  const memory = await memoryOver(COUNTED_MS)
  const after = await ask<ServerStats>(server, 'stats')
  const { schedule, ...report } = await ask<ClientReport>(clients, 'report')
  const later = count === LEVELS[0] ? await resumeAndMemory(clients) : null
  end(clients)
  await sleep(1_000)
  const seconds = (after.at - before.at) / 1000
  return {
    clients: count,
    ...report,
    changesPerSecond: Math.round((after.applied - before.applied) / seconds),
    serverCpuPercent: Math.round((after.cpuMs - before.cpuMs) / seconds / 10),
    memory: [...memory, ...(later?.memory ?? [])],
    resume: later?.resume ?? null,
    bare: await bare(count, schedule),
  }
}

/** Measures a resume while the load goes on, and the server's memory; longer with BENCH_MINUTES. */
async function resumeAndMemory(clients: ChildProcess) {
  const resumed = ask<{ snapshotBytes: number; resumeBytes: number }>(clients, 'resume')
  const memory = await memoryOver(Math.max(RESUME_MS, minutes * 60_000))
  return { resume: await resumed, memory }
}

/** The server's memory at the beginning, about ten times in between, and at the end. */
async function memoryOver(durationMs: number): Promise<{ rssMb: number; heapMb: number }[]> {
  const taken = []
  const stepMs = Math.max(5_000, durationMs / 10)
  for (let ms = 0; ms < durationMs; ms += stepMs) {
    await sleep(Math.min(stepMs, durationMs - ms))
    const { rss, heapUsed } = await ask<ServerStats>(server, 'stats')
    taken.push({ rssMb: mb(rss), heapMb: mb(heapUsed) })
  }
  return taken
}

/** Measures `ws` alone: frames of the sizes that a client got, at the same times. */
async function bare(count: number, schedule: ClientReport['schedule']) {
  const floor = await begin('live_bare', [], {})
  const args = [await ask<number>(floor, 'port'), count, MATCHES, epochMs].map(String)
  const clients = await begin('live_clients', args, { BENCH_BARE: '1' })
  clients.send('count')
  floor.send(schedule)
  await sleep(COUNTED_MS)
  const report = await ask<ClientReport>(clients, 'report')
  end(clients)
  end(floor)
  return report
}

/** Starts a program; resolves when it says that it is ready. */
function begin(name: string, args: string[], env: Record<string, string>): Promise<ChildProcess> {
  const child = fork(new URL(`./${name}.ts`, import.meta.url), args, {
    execArgv: ['--import=./bin/typescript.mjs'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    // The framework also sends messages to a parent when it starts.
    child.on('message', (message) => void (message === 'ready' && resolve(child)))
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)))
  })
}

function ask<T>(child: ChildProcess, word: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`a program ended before it answered ${word}`))
    const hear = (message: { word?: string; answer: T }) => {
      if (message.word !== word) return
      child.off('message', hear)
      child.off('exit', fail)
      resolve(message.answer)
    }
    child.on('message', hear)
    child.once('exit', fail)
    child.send(word)
  })
}

function end(child: ChildProcess): void {
  child.removeAllListeners('exit')
  child.disconnect()
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function mb(bytes: number): number {
  return Math.round(bytes / 1_048_576)
}
