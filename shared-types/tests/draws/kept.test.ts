/** A run of the statistics that was ended goes on where it was. */
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keyOf, runJob, slicesOf, type Job } from '../../statistics/jobs.ts'
import { keptIn } from '../../statistics/kept.ts'
import { RETURN_KINDS } from '../../statistics/return_kinds.ts'
import { judgeReturn, playRounds, testReturn } from '../../statistics/return_test.ts'

const place = RETURN_KINDS.findIndex(({ code }) => code === 'dice')
const kind = RETURN_KINDS[place]!
const job = (seed: string): Job => ({ of: 'returns', kind: place, count: 50, seed })

test('what was done is found again, and a line that a kill cut off is not', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'statistics-')), 'kept.jsonl')
  const done = runJob(job('a'))
  keptIn(file).add(keyOf(job('a')), done)
  appendFileSync(file, '{"key":"half of a li')
  const again = keptIn(file)
  expect(again.get(keyOf(job('a')))).toEqual(done)
  expect(again.get(keyOf(job('b')))).toBeUndefined()
  again.add(keyOf(job('b')), runJob(job('b')))
  expect(keptIn(file).get(keyOf(job('b')))).toBeDefined()
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(4)
})

test('the slices of a kind have seeds of their own, and together as many rounds as asked', () => {
  const slices = slicesOf('returns', place, 1_200_000, 'seed')
  expect(slices.map(({ count }) => count)).toEqual([500_000, 500_000, 200_000])
  expect(new Set(slices.map(keyOf)).size).toBe(3)
})

test('slices are judged together as one run of all their rounds', () => {
  const parts = ['one', 'two'].map((seed) => playRounds(kind, 200, seed))
  const { rounds, playedPpm } = judgeReturn(kind, parts)
  const means = ['one', 'two'].map((seed) => testReturn(kind, 200, seed).playedPpm)
  expect(rounds).toBe(400)
  expect(playedPpm).toBe(Math.round((means[0]! + means[1]!) / 2))
})
