/**
 * Cells that every spreadsheet reads unchanged: none begins a formula, none is split where languages use another
 * separator.
 */
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { csvCell, csvLine, type CsvForm } from '#core/lists/csv'

const FORMS = ([',', '.'] as const).map((decimal): CsvForm => ({
  decimal,
  time: new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'UTC',
    dateStyle: 'short',
    timeStyle: 'medium',
  }),
}))
const HOSTILE = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '\t',
  'a,=1+1',
  'a;=1+1',
  'a\t=1+1',
  'a\r\n=1+1',
  'a";=1+1;"',
  'Ö"z, "Ali"; x',
  '',
]

test.group('S11 exports', () => {
  for (const form of FORMS) {
    test(`every text is one cell, whatever separates cells (decimal ${form.decimal})`, ({
      assert,
    }) => {
      for (const text of HOSTILE) {
        const cell = csvCell(text, 'note', form)
        for (const delimiter of [',', ';', '\t']) {
          const rows: string[][] = parse(`before${delimiter}${cell}${delimiter}after\r\n`, {
            delimiter,
          })
          assert.lengthOf(rows, 1, JSON.stringify(text))
          const [before, read = '', after, ...more] = rows[0] ?? []
          assert.deepEqual([before, after, more], ['before', 'after', []], JSON.stringify(text))
          assert.notMatch(read, /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u)
          assert.equal(read.replace(/^'/, ''), text)
        }
      }
    })
  }

  test('amounts, odds and times are written as the language writes them', ({ assert }) => {
    const lines = FORMS.map((form) =>
      csvLine(
        [
          csvCell(-123_456, 'amountMinor', form),
          csvCell(1_850, 'oddsMilli', form),
          csvCell(0, 'createdAt', form),
          csvCell(null, 'note', form),
        ],
        form
      )
    )
    assert.deepEqual(lines, [
      '"-1234,56";"1,850";1970-01-01 00:00:00;\r\n',
      '-1234.56,1.850,1970-01-01 00:00:00,\r\n',
    ])
  })
})
