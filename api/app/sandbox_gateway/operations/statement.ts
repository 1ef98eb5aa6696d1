/** The statement of the sandbox: what became of a merchant's payments in a span. */
import { operation } from '#core/operations/operation'
import { file, reply, SENT } from '#core/operations/reply'
import { vine } from '#core/requests/validation'
import { KEY_NOTE, machine, merchantOfRequest } from '#sandbox_gateway/operations/payments'
import { reportOf, type SandboxReport } from '#sandbox_gateway/payment'
import { statementRows } from '#sandbox_gateway/queries/payments'

const moment = () => vine.number().withoutDecimals().min(0).max(Number.MAX_SAFE_INTEGER)
const query = vine.compile(vine.object({ from: moment(), to: moment() }))
const IN = `${KEY_NOTE}; payments whose state last changed from \`from\` to before \`to\`, epoch milliseconds`

export const sandboxStatement = operation({
  ...machine,
  method: 'GET',
  path: '/sandbox-gateway/v1/statement',
  does: 'Sandbox gateway: the statement of a span.',
  query,
  answers: reply<SandboxReport[]>(),
  errors: ['notSignedIn', 'notFound'],
  notes: { in: IN },
  async handle({ ctx, query: { from, to } }) {
    return (await statementRows(merchantOfRequest(ctx), from, to)).map(reportOf)
  },
})

const COLUMNS = ['reference', 'gatewayReference', 'kind', 'state', 'amount', 'currency'] as const

export const sandboxSettlementFile = operation({
  ...machine,
  method: 'GET',
  path: '/sandbox-gateway/v1/statement.csv',
  does: 'Sandbox gateway: the statement of a span as a settlement file, amounts with two decimals.',
  query,
  answers: file('text/csv'),
  errors: ['notSignedIn', 'notFound'],
  notes: { in: IN },
  async handle({ ctx, query: { from, to } }) {
    const rows = (await statementRows(merchantOfRequest(ctx), from, to)).map(reportOf)
    const lines = rows.map(({ amountMinor, ...row }) => {
      const cells = { ...row, amount: inUnits(amountMinor) }
      return COLUMNS.map((column) => cells[column]).join()
    })
    ctx.response.header('content-type', 'text/csv; charset=utf-8')
    ctx.response.send([COLUMNS.join(), ...lines, ''].join('\r\n'))
    return SENT
  },
})

/** No cell can hold a comma: references are letters and digits, amounts have a point. */
const inUnits = (amountMinor: number): string =>
  `${Math.trunc(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`
