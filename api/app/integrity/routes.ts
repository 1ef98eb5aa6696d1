import type { DailyHead, HeadCheck, SelfChecks } from '@grandstand/shared-types/wire/integrity'
import { operation, type Operations } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { countWork } from '#core/throttle/work_rate'
import { calendarDay, vine } from '#core/requests/validation'
import { checkDay, dailyHeads, drawLines } from '#integrity/heads/head_queries'
import { runSelfChecks, selfChecks } from '#integrity/self_checks'

/** Days by UTC. */
const DAY = /^\d{4}-\d{2}-\d{2}$/
const day = () => calendarDay().optional()

export const operations = {
  showSelfChecks: operation({
    method: 'GET',
    path: '/v1/self-checks',
    does: 'What the server that answers found when it last checked its clock and its files.',
    who: 'servers.view',
    answers: reply<SelfChecks>(),
    handle: () => selfChecks(),
  }),
  runSelfChecks: operation({
    method: 'POST',
    path: '/v1/self-checks',
    does: 'Checks the clock and the files of the server that answers now.',
    who: 'servers.view',
    stepUp: 'none: changes nothing',
    answers: reply<SelfChecks>(),
    errors: ['tooManyAttempts'],
    async handle({ principal, ip }) {
      await countWork('selfChecks', principal, ip)
      return runSelfChecks()
    },
  }),
  dailyHeads: operation({
    method: 'GET',
    path: '/v1/daily-heads',
    does: 'The published hashes of each day over ledger, results of matches and seeds of draws, newest first.',
    who: 'visitor',
    query: vine.compile(vine.object({ from: day(), until: day() })),
    answers: reply<DailyHead[]>(),
    notes: {
      in: 'days by UTC, such as `2026-11-25`; at most 400 days',
      out: '`head` is the SHA-256 of the head before, journal, day and content hash, each with a line feed behind it',
    },
    handle: ({ query }) => dailyHeads(query),
  }),
  drawLines: operation({
    method: 'GET',
    path: '/v1/daily-heads/:day/draws',
    does: "The lines of a day's draws, of which the content hash is the SHA-256.",
    who: 'visitor',
    forms: { day: DAY },
    answers: reply<{ text: string }>(),
    notes: {
      out: 'a line for each draw, the JSON of id, game, number, hash of the seed, seed, client seed, outcome; each ends with a line feed',
    },
    handle: async ({ params }) => ({ text: await drawLines(params.day) }),
  }),
  checkDailyHeads: operation({
    method: 'POST',
    path: '/v1/daily-heads/:day/check',
    does: 'Computes the hashes of a day again from its rows, and compares them with those published.',
    stepUp: 'none: changes nothing',
    who: 'site.edit',
    forms: { day: DAY },
    answers: reply<HeadCheck[]>(),
    errors: ['tooManyAttempts'],
    async handle({ params, principal, ip }) {
      await countWork('selfChecks', principal, ip)
      return checkDay(params.day)
    },
  }),
} satisfies Operations
