/** The comparison of a gateway's statement, or of a settlement file, with the ledger. */
import { test } from '@japa/runner'
import { AppError } from '#core/errors/app_error'
import { compareRows, type OurSide, type Side } from '#payments/asking/compare_rows'
import { settlementSides } from '#payments/asking/settlement_file'

const theirs = (reference: string, netMinor: number, currency = 'TRY'): Side => ({
  reference,
  gatewayReference: `G-${reference}`,
  currency,
  netMinor,
})
const ours = (paymentId: number, side: Side, isOfMethod = true): OurSide => ({
  ...side,
  paymentId,
  isOfMethod,
})

test.group('Comparison of a statement with the ledger', () => {
  test('names payments that are missing here, missing there, and differ', ({ assert }) => {
    const { equalCount, rows } = compareRows(
      [
        ours(1, theirs('EQUAL', 500)),
        ours(2, theirs('OURS', 700)),
        ours(3, theirs('LESS', 900)),
        ours(4, theirs('UNPAID', 0)),
        ours(5, theirs('EURO', 100, 'EUR')),
      ],
      [
        theirs('EQUAL', 500),
        theirs('THEIRS', 800),
        theirs('LESS', 901),
        theirs('UNPAID', 0),
        theirs('EURO', 100),
      ]
    )
    assert.equal(equalCount, 2)
    const told = rows.map(({ fault, reference, oursMinor, theirsMinor }) =>
      [fault, reference, oursMinor, theirsMinor].join(' ')
    )
    assert.deepEqual(told, [
      'missingHere THEIRS 0 800',
      'differs LESS 900 901',
      'differs EURO 100 100',
      'missingThere OURS 700 0',
    ])
  })

  test('a payment of another method of the merchant, and an order without money, are no faults', ({
    assert,
  }) => {
    const other = ours(1, theirs('OTHER', 300), false)
    const { equalCount, rows } = compareRows(
      [other, ours(2, theirs('ABANDONED', 0))],
      [theirs('OTHER', 999), theirs('STRANGER', 0)]
    )
    assert.equal(equalCount, 1)
    assert.isEmpty(rows)
  })
})

test.group('Settlement file', () => {
  const HEADER = 'reference,gatewayReference,kind,state,amount,currency'
  const read = (...lines: string[]) => settlementSides([HEADER, ...lines].join('\r\n'), false)

  test('is read by the names of its columns', ({ assert }) => {
    assert.deepEqual(read('A1,G1,deposit,paid,12.50,TRY', 'A2,G2,deposit,declined,7.00,TRY'), [
      { reference: 'A1', gatewayReference: 'G1', currency: 'TRY', netMinor: 1_250 },
      { reference: 'A2', gatewayReference: 'G2', currency: 'TRY', netMinor: 0 },
    ])
    const out = settlementSides(`${HEADER}\nA1,G1,payout,paid,12.50,TRY`, true)
    assert.equal(out[0]?.netMinor, -1_250)
  })

  test('names the line that cannot be read', ({ assert }) => {
    for (const [csv, line] of [
      [`${HEADER}\nA1,G1,deposit,paid,12.5,TRY`, 2],
      [`${HEADER}\nA1,G1,deposit,paid,1.00,TRY\nA2,G2,deposit,paid,1e5,TRY`, 3],
      ['name,sum\nA1,5', 1],
      ['reference,"state\nA1', 1],
    ] as const) {
      const failure = failureOf(() => settlementSides(csv, false))
      assert.deepEqual(failure?.fields, [{ field: 'csv', key: 'fileLineWrong', params: [line] }])
    }
  })
})

function failureOf(work: () => unknown): AppError | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof AppError ? error : null
  }
}
