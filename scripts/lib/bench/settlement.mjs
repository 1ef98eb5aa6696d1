/** Settling a market that touches many coupons, beside bare set-based SQL that writes the same rows. */
import { benchTools, prepareDatabase, program } from '../bench.mjs'

/** @param {{ name: string, third: object }} database `third` holds the settings of an empty database */
export async function benchSettlement({ name, third }) {
  const figures = await measured(`Settling a market, ${name}`, third, {})
  const [few, many] = [figures.at(0), figures.at(-1)]
  console.log(`ratio to bare SQL at ${many.coupons}: ${many.ratio} (wanted 0.8)`)
  console.log(
    `time of a coupon at ${many.coupons} over that at ${few.coupons}: ` +
      `${(few.perSecond / many.perSecond).toFixed(2)} (1 is linear)`
  )
  explain()
}

/** A field of 40 runners beside a football match with as many coupons. */
export async function benchRaces({ name, third }) {
  const cases = { BENCH_CASES: '10000,race:10000', BENCH_ROUNDS: '7' }
  const [match, race] = await measured(`Settling a race of 40 runners, ${name}`, third, cases)
  console.log(`ratio of the race over that of the match: ${(race.ratio / match.ratio).toFixed(2)}`)
  explain()
}

async function measured(title, third, cases) {
  const tools = await benchTools(third)
  await prepareDatabase(tools)
  const { figures } = await program('settling/settle', tools, cases)
  console.log(`\n${title}`)
  console.table(
    Object.fromEntries(
      figures.map(({ coupons, isRace, perSecond, barePerSecond, ratio, ms, bareMs }) => [
        `${coupons} coupons${isRace ? ' on a race' : ''}`,
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
  return figures
}

function explain() {
  console.log(
    'Half the coupons are singles, half combined of three. Settling: from the stored result to the last commit, in chunks,\n' +
      'lost and waiting coupons by sets, the others decided one by one, each told on the bus.\n' +
      'Bare: one transaction of set-based SQL that knows the answer.\n' +
      'Medians of the rounds; the ledger and every coupon are checked after the last.'
  )
}
