/**
 * Cells that every spreadsheet reads unchanged: none begins a formula, none is split where languages use another
 * separator.
 */
import { test } from '@japa/runner'
import { parse } from 'csv-parse/sync'
import { csvCell, csvForm, csvHead, csvLine } from '@grandstand/shared-types/core/csv'

const FORMS = ([',', '.'] as const).map((decimal) => csvForm(decimal, 'UTC'))
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

  test('a text that spreadsheets take for a number or a day stays as it is: {0}')
    .with(['00123', '12345678901234567890', '3-4', '1E5', '1/2', '12.11.2026', '7:30'])
    .run(({ assert }, text) => {
      const form = csvForm('.', 'UTC')
      const rows: string[][] = parse(csvCell(text, 'username', form))
      assert.deepEqual(rows, [[`="${text}"`]])
    })

  test('other texts of digits stay bare', ({ assert }) => {
    for (const text of ['123', '1-2-3-4', 'AB12', '3-', 'E5', '0', '1990-05-17']) {
      assert.equal(csvCell(text, 'username', csvForm('.', 'UTC')), text)
    }
  })

  test('the head of a time names the clock, and the hour that comes twice its distance from UTC', ({
    assert,
  }) => {
    const form = csvForm('.', 'Europe/Berlin')
    assert.equal(csvHead('Placed', 'placedAt', form), 'Placed (Europe/Berlin)')
    assert.equal(csvHead('Player', 'username', form), 'Player')
    const at = (hour: number) => csvCell(Date.UTC(2026, 9, 25, hour, 30), 'placedAt', form)
    assert.deepEqual(
      [at(0), at(1), at(2)],
      ['2026-10-25 02:30:00 GMT+2', '2026-10-25 02:30:00 GMT+1', '2026-10-25 03:30:00'].map(
        (text) => text.replace('GMT+2', 'GMT+02:00').replace('GMT+1', 'GMT+01:00')
      )
    )
  })
})
