/** Race cards that staff copy: which cells are read, and what is not. */
import { describe, expect, it } from 'vitest'
import {
  isBlank,
  newRow,
  nextRow,
  rowsOf,
  runnersOf,
  type CardRow,
} from '../src/resources/matches/race/card/cardRow.ts'
import { exchangeCard } from '../src/resources/matches/race/card/exchangeCard.ts'
import { readCard, tableOf } from '../src/resources/matches/race/card/readCard.ts'
import { gramsOf, weightText } from '../src/resources/matches/race/card/weight.ts'

const read = (text: string) => {
  const table = tableOf(text)
  return { ...readCard(table, table.meanings), table }
}
const said = ({ id: _id, ...row }: CardRow) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== false))

describe('a copied card', () => {
  it('is read between tabs by its headings, in any order and in both languages', () => {
    const english = read(
      'Horse\tNo.\tJockey\tStall\tWgt\tOwner\nRed Rum\t1\tB. Fletcher\t4\t11-5\tN. Le Mare\n'
    )
    expect(english.rows.map(said)).toEqual([
      { number: '1', name: 'Red Rum', jockey: 'B. Fletcher', draw: '4', weight: '11-5' },
    ])
    expect(english.table.meanings).toEqual(['name', 'number', 'jockey', 'draw', 'weight', null])
    const turkish = read(
      'N\tAt İsmi\tYaş\tSıklet\tJokey\tEküri\n3\tBold Pilot\t4y d a\t58\tH. Karataş\t1'
    )
    expect(turkish.rows.map(said)).toEqual([
      {
        number: '3',
        name: 'Bold Pilot',
        age: '4',
        weight: '58',
        jockey: 'H. Karataş',
        entry: '1',
      },
    ])
  })

  it('is read from the JSON of an exchange, a pound of weight as so many grams', () => {
    const runner = {
      name: 'Red Rum',
      saddleCloth: '1',
      draw: 4,
      weight: 120,
      jockey: { name: 'B. Fletcher' },
      ownerColours: 'Maroon,  yellow diamond',
    }
    const json = JSON.stringify({ result: { race: { raceTitle: 'National' }, runners: [runner] } })
    const table = exchangeCard(json)
    expect(table && readCard(table, table.meanings).rows.map(said)).toEqual([
      {
        number: '1',
        name: 'Red Rum',
        draw: '4',
        jockey: 'B. Fletcher',
        weight: '54.431',
        colours: 'Maroon, yellow diamond',
      },
    ])
    expect(exchangeCard('{"odds": 1}')).toBeNull()
    expect(exchangeCard('1,Red Rum')).toBeNull()
  })

  it('is read in the usual order without headings', () => {
    const { rows, table } = read('1,Red Rum,4,B. Fletcher\n2,Crisp,7,R. Pitman')
    expect(table.head).toBeNull()
    expect(rows.map(said)).toEqual([
      { number: '1', name: 'Red Rum', draw: '4', jockey: 'B. Fletcher' },
      { number: '2', name: 'Crisp', draw: '7', jockey: 'R. Pitman' },
    ])
  })

  it('without numbers is numbered in its order', () => {
    expect(read('Red Rum\t4\nCrisp\t7').rows.map(said)).toEqual([
      { number: '1', name: 'Red Rum', draw: '4' },
      { number: '2', name: 'Crisp', draw: '7' },
    ])
    expect(read('Name;Trainer\nCrisp;F. Winter').rows.map(said)).toEqual([
      { number: '1', name: 'Crisp', trainer: 'F. Winter' },
    ])
  })

  it('has numbers as cards print them, the draw in brackets behind', () => {
    const { rows } = read('1.\tRed Rum\n2 (7)\tCrisp\n(3)\tSpanish Steps\n٤\tL’Escargot')
    expect(rows.map(({ number, draw }) => [number, draw])).toEqual([
      ['1', ''],
      ['2', '7'],
      ['3', ''],
      ['4', ''],
    ])
  })

  it('keeps a comma in double quotes, and a decimal comma between semicolons', () => {
    expect(read('1,"Rum, Red",4\n2,Crisp,7').rows[0]?.name).toBe('Rum, Red')
    expect(read('no;name;kg\n1;Red Rum;57,5').rows[0]?.weight).toBe('57,5')
  })

  it('says which lines have no name, with their place in the text', () => {
    const { rows, unread } = read('no\tname\n1\tRed Rum\n\n2\t\nGoing: good to soft')
    expect(rows).toHaveLength(1)
    expect(unread.map(({ line, text }) => [line, text])).toEqual([
      [4, '2'],
      [5, 'Going: good to soft'],
    ])
  })

  it('takes a column for what staff choose', () => {
    const table = tableOf('1\tRed Rum\tT. Stack')
    expect(table.meanings).toEqual(['number', 'name', 'draw'])
    const { rows } = readCard(table, ['number', 'name', 'jockey'])
    expect(rows.map(said)).toEqual([{ number: '1', name: 'Red Rum', jockey: 'T. Stack' }])
  })

  it('reads reserves', () => {
    const { rows } = read('trap\tgreyhound\tres\n1\tMick\t\n7\tScurlogue\tR')
    expect(rows.map(({ isReserve }) => isReserve)).toEqual([false, true])
  })

  it('of nothing is empty', () => {
    expect(read(' \n\n')).toMatchObject({ rows: [], unread: [] })
  })
})

describe('the rows of a card', () => {
  it('become runners, with what is not known left out', () => {
    const rows = [
      newRow({ number: '1', name: ' Red Rum ', weight: '57,5', age: '8', entry: '1', draw: '۴' }),
      newRow({ number: '2', name: 'Crisp', isReserve: true }),
    ]
    expect(runnersOf(rows)).toEqual({
      runners: [
        { number: 1, name: 'Red Rum', entry: 1, card: { draw: 4, age: 8, weightGrams: 57_500 } },
        { number: 2, name: 'Crisp', isReserve: true, card: {} },
      ],
      faults: [],
    })
  })

  it('name each fault with its row and column', () => {
    const rows = [
      newRow({ number: '0', name: 'A' }),
      newRow({ number: '2', name: '' }),
      newRow({ number: '3', name: 'C', weight: 'heavy', age: '31', draw: 'x' }),
      newRow({ number: '4', name: 'D', jockey: 'j'.repeat(61) }),
      newRow({ number: '5', name: 'E' }),
      newRow({ number: '05', name: 'F' }),
    ]
    const at = new Map(rows.map(({ id }, index) => [id, index]))
    expect(
      runnersOf(rows).faults.map(({ row, column, reason }) => [at.get(row), column, reason])
    ).toEqual([
      [0, 'number', 'number'],
      [1, 'name', 'nameMissing'],
      [2, 'weight', 'weight'],
      [2, 'draw', 'whole'],
      [2, 'age', 'age'],
      [3, 'jockey', 'tooLong'],
      [4, 'number', 'numberTwice'],
      [5, 'number', 'numberTwice'],
    ])
  })

  it('of a stored field are its runners again', () => {
    const runner = {
      number: 7,
      name: 'Aldaniti',
      status: 'declared',
      entry: null,
      withdrawnAt: null,
      withdrawnOddsMilli: null,
      replaces: null,
      startingPriceMilli: null,
      card: { draw: 3, form: '12-3F', weightGrams: 57_500 },
    } as const
    expect(runnersOf(rowsOf([runner])).runners).toEqual([
      { number: 7, name: 'Aldaniti', card: runner.card },
    ])
  })

  it('get the next number below the others, and are blank until something is typed', () => {
    expect(nextRow([newRow({ number: '9' }), newRow({ number: '4' })]).number).toBe('10')
    expect(nextRow([newRow({ number: '99' })]).number).toBe('')
    expect(isBlank(newRow({ number: '3' }))).toBe(true)
    expect(isBlank(newRow({ jockey: 'R. Moore' }))).toBe(false)
  })
})

it('weights are kilograms, or stones and pounds', () => {
  expect(['57.5', '57,5 kg', '9-2', '11-13', '9-14', '201', 'x', '-3'].map(gramsOf)).toEqual([
    57_500,
    57_500,
    58_060,
    75_750,
    null,
    null,
    null,
    null,
  ])
  expect(weightText(57_500)).toBe('57.5')
})
