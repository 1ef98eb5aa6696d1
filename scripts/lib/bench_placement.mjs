/** Placing over HTTP, then the bare program on a database of the same size. */
import { CONNECTIONS, benchTools, prepareDatabase, program, startBenchServer } from './bench.mjs'

/** @param {{ name: string, floor: string, tools: object }} database `floor` is its bare program */
export async function benchPlacement({ name, floor, tools: plain }) {
  const tools = await benchTools(plain)
  await prepareDatabase(tools)
  const server = await startBenchServer(tools)
  const placed = await program('placement_load', tools)
  await server.stop()
  const bare = await program(floor, tools)
  const ratio = (placed.perSecond / bare.perSecond).toFixed(2)
  console.log(`\nPlacing a combined coupon of three, ${name}`)
  console.table({
    [`HTTP, all checks, ${CONNECTIONS} connections`]: placed,
    'bare floor': bare,
  })
  console.log(`ratio to the floor: ${ratio}`)
}
