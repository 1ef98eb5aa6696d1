/** Rounds of games and their report, for staff. */
import {
  GAME_REPORT_GROUPS,
  type GameReport,
} from '@grandstand/shared-types/wire/games/game_report'
import type { GameRoundDetail } from '@grandstand/shared-types/wire/games/rounds'
import { operation } from '#core/operations/operation'
import { EXPORT_BODY_KB, exportRead, exportValidator } from '#core/lists/list_export'
import { file, reply, SENT } from '#core/operations/reply'
import { aroundList, readOperations } from '#core/operations/resource_operations'
import { vine } from '#core/requests/validation'
import { reportDay } from '#core/requests/report_days'
import { gameReport } from '#wallet/reports/game_report'
import { roundDetail } from '#wallet/rounds/round_detail'
import { roundResource, scopeRounds } from '#wallet/rounds/round_resource'

const reads = { permission: 'rounds.view', scope: scopeRounds, mayLag: true } as const
const { gameRoundsList } = readOperations('gameRounds', roundResource, reads)

const reportQuery = vine.compile(
  vine.object({
    from: reportDay().optional(),
    to: reportDay().optional(),
    by: vine.enum(GAME_REPORT_GROUPS).optional(),
  })
)

export const rounds = {
  ...aroundList('gameRounds', roundResource, reads),
  gameRoundsList,
  showGameRound: operation({
    method: 'GET',
    path: '/v1/game-rounds/:id',
    does: "A round with its transactions; with the right to see providers, also its provider's calls.",
    who: 'rounds.view',
    answers: reply<GameRoundDetail>(),
    handle: ({ params: { id }, principal }) => roundDetail(id, principal),
  }),
  showGameReport: operation({
    method: 'GET',
    path: '/v1/game-report',
    mayLag: true,
    does: 'Stakes and wins of games by provider, game, lobby, dealer or day of the brand, as the ledger has them; at most 93 days, the last 14 where none are named.',
    who: 'rounds.view',
    query: reportQuery,
    answers: reply<GameReport>(),
    errors: ['badRange'],
    handle: ({ principal, query }) => gameReport(principal, query),
  }),
  exportGameReport: operation({
    method: 'POST',
    path: '/v1/game-report/export',
    does: 'The rows of the report of games as CSV; recorded in the audit log.',
    who: 'rounds.view',
    also: 'exports.take',
    body: exportValidator,
    bodyKb: EXPORT_BODY_KB,
    answers: file('text/csv'),
    errors: ['badRange', 'tooManyAttempts'],
    notes: { in: '`filter`: the query of the report' },
    async handle({ ctx, principal, body }) {
      const { rows } = await gameReport(principal, await reportQuery.validate(body.filter ?? {}))
      const kept = rows.map((row) => ({ ...row, grossMinor: row.stakeMinor - row.winMinor }))
      await exportRead(ctx, 'game-report', kept, { body, principal })
      return SENT
    },
  }),
}
