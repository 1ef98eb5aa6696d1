/** Draws, their games and their tickets for staff. */
import type { DrawReport } from '@grandstand/shared-types/wire/draw_report'
import type { DrawRow } from '@grandstand/shared-types/wire/draws'
import { editsOf, updateOperation } from '#core/operations/edit_operations'
import { operation } from '#core/operations/operation'
import { EXPORT_BODY_KB, exportRead, exportValidator } from '#core/lists/list_export'
import { file, reply, SENT } from '#core/operations/reply'
import { aroundList, readOperations, rowReader } from '#core/operations/resource_operations'
import { scopeToPrincipal } from '#core/requests/access'
import { exactObject, reason, vine } from '#core/requests/validation'
import { voidDraw } from '#draws/drawing/void_draw'
import { drawResource, scopeDraws, withSums } from '#draws/queries/draw_resource'
import { drawTicketResource } from '#draws/queries/ticket_resource'
import { drawGameResource, withSwitch } from '#draws/settings/draw_game_resource'
import { updateDrawGame } from '#draws/settings/edit_draw_games'
import { drawReport, MOST_ROWS_OF_FILE } from '#draws/reports/draw_report'
import { drawGameValidator, reportValidator } from '#draws/settings/validators'

const gameReads = { permission: 'games.view', extend: withSwitch } as const
const drawReads = { permission: 'games.view', extend: withSums, scope: scopeDraws } as const
// with their payouts
const ticketReads = { permission: 'coupons.paid', scope: scopeToPrincipal } as const

const drawRow = rowReader(drawResource, drawReads)

export const staff = {
  ...aroundList('drawGames', drawGameResource, gameReads),
  ...readOperations('drawGames', drawGameResource, gameReads),
  ...updateOperation('drawGames', editsOf(drawGameResource, 'games.edit', gameReads), {
    does: 'Changes a game of draws for all brands (draws.edit), whether the own brand sells it, and its calendar (games.edit).',
    stepUp: 'always',
    body: drawGameValidator,
    errors: ['amountTooLarge', 'amountTooSmall', 'tooFewEntries'],
    run: updateDrawGame,
  }),
  ...aroundList('draws', drawResource, drawReads),
  ...readOperations('draws', drawResource, drawReads),
  drawVoid: operation({
    method: 'POST',
    path: '/v1/draws/:id/void',
    does: 'Fails a draw that has no result yet: its tickets are carried over, those of races given back. One of all brands asks for draws.edit, one of the own brand for games.edit.',
    who: ['draws.edit', 'games.edit'],
    stepUp: 'always',
    body: vine.compile(exactObject({ reason: reason() })),
    answers: reply<DrawRow>(),
    errors: ['updatedError'],
    async handle({ principal, ip, params: { id }, body }) {
      await voidDraw({ principal, ip }, id, body.reason)
      return drawRow(id, principal)
    },
  }),
  drawReport: operation({
    method: 'GET',
    path: '/v1/draw-report',
    mayLag: true,
    does: 'What tickets of draws of the own branch brought in and cost, by game, draw or desk, out of the ledger.',
    who: 'coupons.paid',
    query: reportValidator,
    answers: reply<DrawReport>(),
    errors: ['badRange'],
    handle: ({ principal, query }) => drawReport(principal, query),
  }),
  exportDrawReport: operation({
    method: 'POST',
    path: '/v1/draw-report/export',
    does: 'The rows of the report of draws as CSV; recorded in the audit log.',
    who: 'coupons.paid',
    also: 'exports.take',
    body: exportValidator,
    bodyKb: EXPORT_BODY_KB,
    answers: file('text/csv'),
    errors: ['badRange', 'tooManyAttempts'],
    notes: { in: '`filter`: the query of the report' },
    async handle({ ctx, principal, body }) {
      const asked = await reportValidator.validate(body.filter ?? {})
      const { rows } = await drawReport(principal, asked, MOST_ROWS_OF_FILE)
      await exportRead(ctx, 'draw-report', rows, { body, principal })
      return SENT
    },
  }),
  ...aroundList('drawTickets', drawTicketResource, ticketReads),
  ...readOperations('drawTickets', drawTicketResource, ticketReads),
}
