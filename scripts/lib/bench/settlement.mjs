/** Settling a market that touches many coupons, beside bare set-based SQL that writes the same rows. */
import { benchTools, prepareDatabase, program } from '../bench.mjs'

/** @param {{ name: string, third: object }} database `third` holds the settings of an empty database */
export async function benchSettlement({ name, third }) {
  const tools = await benchTools(third)
  await prepareDatabase(tools)
  const { figures } = await program('settle', tools)
  console.log(`\nSettling a market, ${name}`)
  console.table(
    Object.fromEntries(
      figures.map(({ coupons, perSecond, barePerSecond, ratio, ms, bareMs }) => [
        `${coupons} coupons`,
        {
          'a second': perSecond,
          'bare a second': barePerSecond,
          ratio,
          'ms': ms.join(' '),
          'bare ms': bareMs.join(' '),
        },
      ])
    )
  )
  const [few, many] = [figures.at(0), figures.at(-1)]
  console.log(`ratio to bare SQL at ${many.coupons}: ${many.ratio} (wanted 0.8)`)
  console.log(
    `time of a coupon at ${many.coupons} over that at ${few.coupons}: ` +
      `${(few.perSecond / many.perSecond).toFixed(2)} (1 is linear)`
  )
  console.log(
    'Half the coupons are singles, half combined of three. Settling: from the stored result to the last commit, in chunks,\n' +
      'lost and waiting coupons by sets, the others decided one by one, each told on the bus.\n' +
      'Bare: one transaction of set-based SQL that knows the answer.\n' +
      'Medians of the rounds; the ledger and every coupon are checked after the last.'
  )
}
