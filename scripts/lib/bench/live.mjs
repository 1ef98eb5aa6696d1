/**
 * 400 live matches, 20 changes a second each, sent to 1000 and to 3000 sockets; beside bare `ws` sending the same
 * bytes.
 */
import { benchTools, prepareDatabase, program } from '../bench.mjs'

/** @param {{ name: string, tools: object }} database */
export async function benchLive({ name, tools: plain }) {
  const { node, env } = await benchTools(plain)
  const tools = { node, env: { ...env, BENCH_MATCHES: '400', BENCH_PLAYERS: '1' } }
  await prepareDatabase(tools)
  const { levels, after, afterHeld, startMb } = await program('live', tools)
  for (const { clients, memory, resume, bare, ...ours } of levels) {
    console.log(`\nLive prices to ${clients} sockets, ${name}`)
    console.table({ 'socket': figures(ours), 'bare ws, same bytes': figures(bare) })
    const ratio = (ours.framesPerSecond / bare.framesPerSecond).toFixed(2)
    const slower = (ours.p99Ms / bare.p99Ms).toFixed(1)
    console.log(`ratio to bare ws: ${ratio} (wanted 0.8), p99 ${slower} times its (wanted 2)`)
    console.log(`changes applied a second: ${ours.changesPerSecond}`)
    console.log(`server: ${ours.serverCpuPercent} % of a core`)
    const megabytes = memory.map(({ rssMb, heapMb }) => `${rssMb} (${heapMb})`).join(', ')
    console.log(`server memory over time, MB (of it heap): ${megabytes}`)
    if (resume) {
      const share = (resume.resumeBytes / resume.snapshotBytes).toFixed(3)
      const { resumeBytes, snapshotBytes } = resume
      console.log(
        `resume of the list after 30 s: ${resumeBytes} bytes, snapshot ${snapshotBytes}, ratio ${share} (wanted 0.1)`
      )
    }
  }
  const { rssMb, heapMb, outsideMb } = afterHeld
  console.log(
    `server memory after all left, MB: ${after.rssMb} (${after.heapMb} heap); held after a collection: ${heapMb} of heap and ` +
      `${outsideMb} beside, ${startMb} before the first came; the process keeps ${rssMb}`
  )
}

const figures = (report) => ({
  'frames/s': report.framesPerSecond,
  'frames/s a client': report.framesPerClientPerSecond,
  'bytes/s a client': report.bytesPerClientPerSecond,
  'p50 ms': report.p50Ms,
  'p99 ms': report.p99Ms,
  'clients at the end': report.open,
})
