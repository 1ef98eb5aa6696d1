import { test } from '@japa/runner'
import { settleMarket } from '@grandstand/shared-types/markets/settling/settle'
import type { MatchFacts } from '@grandstand/shared-types/markets/model/match_facts'
import { SPORT_IDS } from '@grandstand/shared-types/catalogue/sports'
import { readFixtures, readResults } from '#season_files/tennis_atp/format'
import { fixtureLines, writeFile } from '#tests/season_files/support'

const lines = () => fixtureLines('tennis.csv')
const path = (from = lines()) => writeFile(from.join('\n'))

async function factsAt(line: number): Promise<MatchFacts> {
  const { results } = await readResults(path(), 'void')
  const found = results.find((result) => result.line === line)
  if (!found) throw new Error(`line ${line} gave no result`)
  return found.facts
}

const matchWinner = (facts: MatchFacts) =>
  settleMarket(
    { sportId: SPORT_IDS.tennis, marketTypeId: 186, specifier: '' },
    ['home', 'away'],
    facts
  )

test.group('A tennis file', () => {
  test('puts the player who comes first in the alphabet at home, whoever won', async ({
    assert,
  }) => {
    const exchanged = lines().map((line) =>
      line.replace('Moss A.,Abel B.', 'Abel B.,Moss A.').replace('2.2,1.61', '1.61,2.2')
    )
    const [asItIs] = (await readFixtures(path())).tournaments
    const [otherWinner] = (await readFixtures(path(exchanged))).tournaments
    const first = asItIs?.fixtures[0]
    assert.containSubset(first, {
      sourceKey: 'tennis-atp:2017-12-31:abel b.:moss a.',
      home: 'Abel B.',
      away: 'Moss A.',
    })
    assert.deepEqual(first?.markets[0]?.outcomes, [
      { key: 'home', oddsMilli: 1610 },
      { key: 'away', oddsMilli: 2200 },
    ])
    assert.deepEqual(otherWinner?.fixtures[0], first)
    assert.containSubset(await factsAt(2), { periods: { 1: [4, 6], 2: [6, 7] }, fullTime: [0, 2] })
  })

  test('is a tournament of its year, which begins in December', async ({ assert }) => {
    const { tournaments, withoutPrice } = await readFixtures(path())
    assert.deepEqual(
      tournaments.map(({ names, fixtures }) => [names.en, fixtures.map((f) => f.listOrder)]),
      [
        ['Harbour Open 2018', [2, 3, 4]],
        ['Hill Masters 2018', [5, 6, 7, 8, 9, 14]],
      ]
    )
    assert.deepEqual(withoutPrice, { 186: 1 })
  })

  test('rejects rows one by one, each with its line and reason', async ({ assert }) => {
    const { rejected } = await readResults(path(), 'void')
    assert.deepEqual(
      rejected.map(({ line, key, params }) => [line, key, ...params]),
      [
        [8, 'feedCellWrong', 'Comment', 'Abandoned'],
        [10, 'dateRequired', '2018-13-09', 'yyyy-mm-dd'],
        [11, 'feedCellWrong', 'ATP', 'x'],
        [12, 'isRequiredArea', 'Loser'],
        [13, 'feedRepeatedMatch', 3],
        [14, 'resultIncomplete', 'periods.3, fullTime'],
      ]
    )
  })

  test('a retirement gives the played sets, the last one unfinished, and the player who went through', async ({
    assert,
  }) => {
    const afterTwoSets = await factsAt(3)
    assert.deepEqual(afterTwoSets, {
      status: 'retired',
      periods: { 1: [6, 2], 2: [4, 6], 3: [3, 1] },
      fullTime: [1, 1],
      winner: 'home',
    })
    const inTheFirstSet = await factsAt(4)
    assert.containSubset(inTheFirstSet, { status: 'retired', fullTime: [0, 0], winner: 'home' })
    for (const facts of [afterTwoSets, inTheFirstSet]) {
      assert.deepEqual(matchWinner(facts), { home: 'void', away: 'void' })
    }
  })

  test('a walkover has no sets and an awarded match is void unless staff say so', async ({
    assert,
  }) => {
    assert.deepEqual(await factsAt(5), { status: 'walkover', periods: {}, winner: 'away' })
    assert.containSubset(await factsAt(7), { status: 'awarded', awardedPolicy: 'void' })
    const { results } = await readResults(path(), 'score')
    const awarded = results.find(({ line }) => line === 7)
    assert.containSubset(awarded?.facts, { awardedPolicy: 'score', fullTime: [1, 0] })
  })

  test('a match without a comment is still to be played', async ({ assert }) => {
    const { withoutScore, results } = await readResults(path(), 'void')
    assert.equal(withoutScore, 1)
    assert.notInclude(
      results.map(({ line }) => line),
      9
    )
  })
})
