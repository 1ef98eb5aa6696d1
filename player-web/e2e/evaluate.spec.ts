/**
 * The preview in the slip and the server come to the same result: 10 000 random slips, evaluated in Chromium by the
 * bundle that the player app's own build makes of `evaluate`, and in Node from the source, as the server does.
 */
import { expect, test } from '../../e2e/test.ts'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Evaluation } from '../../shared-types/src/coupons/evaluation/slip.ts'
import { SEED } from '../../shared-types/tests/support/random.ts'
import { evaluateCase } from '../../shared-types/tests/support/slip_case.ts'
import { slipCases } from '../../shared-types/tests/support/slip_cases.ts'
import type {} from '../../shared-types/tests/support/slip_case_entry.ts'

const SLIPS = 10_000
const AT_A_TIME = 1000

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

async function bundle(): Promise<string> {
  const built = await build({
    root: path('..'),
    configFile: path('../vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      rolldownOptions: {
        input: path('../../shared-types/tests/support/slip_case_entry.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  if (Array.isArray(built) || !('output' in built)) throw new Error('one bundle was expected')
  return built.output[0].code
}

// no seed in the title, since each process of the runner would have another one
test(`${SLIPS} random slips have the same result in the browser's bundle and on the server`, async ({
  page,
}) => {
  console.log(`slips in browser and server: GRANDSTAND_SEED=${SEED}`)
  const cases = slipCases(SEED, SLIPS)
  await page.addScriptTag({ content: await bundle() })
  const types: Record<string, number> = {}
  const keys = new Set<string>()
  for (let from = 0; from < SLIPS; from += AT_A_TIME) {
    const chunk = cases.slice(from, from + AT_A_TIME)
    const json = await page.evaluate((some) => window.evaluateCases(some), JSON.stringify(chunk))
    const seen: Evaluation[] = JSON.parse(json)
    for (const [index, slipCase] of chunk.entries()) {
      const own = evaluateCase(slipCase)
      // a single expectation, because each of thousands would be a step in the trace
      if (JSON.stringify(seen[index]) !== JSON.stringify(own)) {
        expect({ number: from + index, ...seen[index] }).toEqual({ number: from + index, ...own })
      }
      types[own.ok ? `accepted ${own.type}` : 'refused'] =
        (types[own.ok ? `accepted ${own.type}` : 'refused'] ?? 0) + 1
      for (const { key } of own.violations) keys.add(key)
    }
  }
  console.log(`${JSON.stringify(types)}, ${keys.size} kinds of violation`)
  expect(Object.keys(types).sort()).toEqual([
    'accepted combined',
    'accepted multiple',
    'accepted single',
    'accepted system',
    'refused',
  ])
  expect(keys.size).toBeGreaterThan(15)
})
