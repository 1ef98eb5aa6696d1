/** Finds the teams of an import by any of their spellings, or adds them. */
import { chunked, insertAll, type Trx } from '#core/database/transactions'
import { foldName } from '#catalogue/actions/import_names'
import type { SourceTournament } from '#catalogue/actions/import_source'

const NAMES_AT_ONCE = 500

/** A team's id by its category's source key and its name; covers every team of the sources. */
type FindTeam = (scope: string, name: string) => number

/** Teams of all sources. A new spelling of a known team is stored as another alias. */
export async function importTeams(
  trx: Trx,
  sources: readonly SourceTournament[]
): Promise<FindTeam> {
  const ids = new Map<string, number>()
  for (const [scope, { sportId, countryCode, spellings }] of teamsByScope(sources)) {
    const known = await knownAliases(trx, scope, [...spellings.values()].flat())
    const newAliases: { team_id: number; scope: string; alias: string }[] = []
    for (const [name, aliases] of spellings) {
      const found = aliases.map((alias) => known.get(alias)).find((id) => id !== undefined)
      const id = found ?? (await addTeam(trx, { sportId, countryCode, name }))
      ids.set(`${scope}|${foldName(name)}`, id)
      for (const alias of aliases) {
        if (known.has(alias)) continue
        known.set(alias, id)
        newAliases.push({ team_id: id, scope, alias })
      }
    }
    await insertAll(trx, 'team_aliases', newAliases)
  }
  return (scope, name) => {
    const id = ids.get(`${scope}|${foldName(name)}`)
    if (id === undefined) throw new Error(`no team ${name} in ${scope}`)
    return id
  }
}

interface ScopeTeams {
  sportId: number
  countryCode: string | null
  /** Folded spellings by the name that the fixtures use; that name comes first. */
  spellings: Map<string, string[]>
}

function teamsByScope(sources: readonly SourceTournament[]): Map<string, ScopeTeams> {
  const scopes = new Map<string, ScopeTeams>()
  for (const { sportId, category, teamAliases, fixtures } of sources) {
    const scope = scopes.get(category.sourceKey) ?? {
      sportId,
      countryCode: category.countryCode,
      spellings: new Map<string, string[]>(),
    }
    scopes.set(category.sourceKey, scope)
    for (const name of fixtures.flatMap(({ home, away }) => [home, away])) {
      if (scope.spellings.has(name)) continue
      const folded = [name, ...(teamAliases[name] ?? [])].map(foldName)
      scope.spellings.set(name, [...new Set(folded)])
    }
  }
  return scopes
}

async function knownAliases(
  trx: Trx,
  scope: string,
  aliases: string[]
): Promise<Map<string, number>> {
  const known = new Map<string, number>()
  for (const chunk of chunked(aliases, NAMES_AT_ONCE)) {
    const rows: { alias: string; team_id: number }[] = await trx
      .query<{ alias: string; team_id: number }>()
      .from('team_aliases')
      .where('scope', scope)
      .whereIn('alias', chunk)
      .select('alias', 'team_id')
    for (const row of rows) known.set(foldName(row.alias), row.team_id)
  }
  return known
}

async function addTeam(
  trx: Trx,
  team: { sportId: number; countryCode: string | null; name: string }
): Promise<number> {
  const inserted: unknown[] = await trx
    .insertQuery()
    .table('teams')
    .insert({ sport_id: team.sportId, name: team.name, country_code: team.countryCode })
  return Number(inserted[0])
}
