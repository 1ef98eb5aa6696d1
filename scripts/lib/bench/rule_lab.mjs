/** Rules tried on a million coupons: the time of each, and how long other requests wait meanwhile. */
import { loadavg } from 'node:os'
import { benchTools, prepareDatabase, program, startBenchServer } from '../bench.mjs'

const WANTED_SECONDS = 30

/**
 * @param {{ name: string, tools: object, databasePid?: number }} database `tools` holds the settings of an empty database,
 *   `databasePid` is the process of its server, if it has one
 * @returns {Promise<string[]>} the trials above the bound, and unchanged rules that found a difference
 */
export async function benchRuleLab({ name, tools: plain, databasePid }) {
  const tools = await benchTools(plain)
  await prepareDatabase(tools)
  await program('fill_network', tools)
  await program('rule_lab/combine', tools)
  await program('rule_lab/grants', tools)
  const server = await startBenchServer(tools)
  const pids = [server.child.pid, databasePid].filter(Boolean).join()
  const { alone, trials } = await program('rule_lab/load', tools, { BENCH_PIDS: pids })
  await server.stop()
  console.log(
    `\nRules tried on past coupons, ${name}; load ${loadavg().map((one) => one.toFixed(1))}`
  )
  console.table(trials)
  console.log(
    `cpuSeconds: processor time of server and database. p50, p95, most: pages of another session meanwhile. Without a trial: ${alone.p50Ms}, ${alone.p95Ms}, ${alone.mostMs} ms.`
  )
  return Object.entries(trials).flatMap(([trial, { state, seconds, touched }]) => [
    ...(state === 'done' && seconds <= WANTED_SECONDS
      ? []
      : [`${name}: ${trial} is ${state} after ${seconds} s, wanted within ${WANTED_SECONDS} s`]),
    ...(trial.endsWith('unchanged') && touched > 0
      ? [`${name}: ${trial} found ${touched} differences`]
      : []),
  ])
}
