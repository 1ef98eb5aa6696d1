/** Teams of imports: one by any of its spellings, and never an aborted import. */
import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { sameInEveryLanguage } from '@grandstand/shared-types/languages/in_every_language'
import { inTransaction } from '#core/database/transactions'
import { importTeams } from '#catalogue/actions/import_teams'
import type { SourceTournament } from '#catalogue/actions/import_source'
import { ensureCatalogue } from '#tests/support/board'

/** A season of a country in which the teams play each other. */
function season(
  scope: string,
  [home, away]: readonly [string, string],
  teamAliases: Record<string, string[]> = {}
): SourceTournament {
  return {
    sportId: 1,
    category: {
      sourceKey: scope,
      names: sameInEveryLanguage(scope),
      countryCode: 'NO',
      listOrder: 1,
    },
    sourceKey: `${scope}/league`,
    names: sameInEveryLanguage('League'),
    listOrder: 1,
    teamAliases,
    fixtures: [
      {
        ...{ sourceKey: randomUUID(), startsAt: 0, listOrder: 1 },
        ...{ home, away, markets: [] },
      },
    ],
  }
}

/** The ids of the teams that an import finds. */
async function imported(source: SourceTournament): Promise<number[]> {
  const find = await inTransaction((trx) => importTeams(trx, [source]))
  const [fixture] = source.fixtures
  return [fixture?.home, fixture?.away].map((name) => find(source.category.sourceKey, name ?? ''))
}

test.group('Teams of an import', (group) => {
  group.setup(ensureCatalogue)

  test('letters that one database takes for equal make two spellings on both', async ({
    assert,
  }) => {
    for (const pair of [
      ['Bodø/Glimt', 'Bodo/Glimt'],
      ['Groß', 'Gros'],
      ['Groß', 'Gross'],
      ['Łódź', 'Lódź'],
    ] as const) {
      const scope = `teams-${randomUUID()}`
      const [first, second] = await imported(season(scope, pair))
      assert.notEqual(first, second, pair.join())
      assert.deepEqual(await imported(season(scope, pair)), [first, second])
    }
  })

  test('a second season finds a team under the spelling of the first', async ({ assert }) => {
    const scope = `teams-${randomUUID()}`
    const [first, other] = await imported(season(scope, ['Bodø/Glimt', 'Molde']))
    const again = season(scope, ['Bodo/Glimt', 'MOLDE'], { 'Bodo/Glimt': ['Bodø/Glimt'] })
    assert.deepEqual(await imported(again), [first, other])
    // from now on the second spelling finds the team alone
    assert.deepEqual(await imported(season(scope, ['Bodo/Glimt', 'Molde'])), [first, other])
  })
})
