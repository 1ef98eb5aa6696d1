import type { TeamRow } from '@grandstand/shared-types/wire/betting/catalogue'
import db from '@adonisjs/lucid/services/db'
import { number, orNull, text, type Resource, type Row, type FieldsOf } from '#core/lists/resource'

const fields = {
  id: number('teams.id'),
  sportId: number('teams.sport_id'),
  sportName: text('sports.name'),
  name: text('teams.name'),
  countryCode: orNull(text('teams.country_code')),
} satisfies FieldsOf<Omit<TeamRow, 'aliases'>>

export const teamResource: Resource<typeof fields> = {
  name: 'teams',
  fields,
  from: (query) => query.from('teams').join('sports', 'sports.id', 'teams.sport_id'),
  search: ['teams.name'],
  defaultSort: ['name', 'asc'],
}

/** Adds the spellings by which imports find a team, each once. */
export async function withAliases(rows: Row<typeof fields>[]): Promise<TeamRow[]> {
  const ids = rows.map((row) => row.id)
  const found: { team_id: number; alias: string }[] = await db
    .query<{ team_id: number; alias: string }>()
    .from('team_aliases')
    .whereIn('team_id', ids)
    .orderBy('id')
    .select('team_id', 'alias')
  return rows.map((row) => ({
    ...row,
    aliases: [...new Set(found.filter((a) => a.team_id === row.id).map((a) => a.alias))],
  }))
}
