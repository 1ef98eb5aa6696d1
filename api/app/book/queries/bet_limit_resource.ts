import { json, number, text, type Resource } from '#core/resource'

const fields = {
  id: number('bet_limits.id'),
  scope: text('bet_limits.scope'),
  scopeId: number('bet_limits.scope_id'),
  currency: text('bet_limits.currency'),
  limits: json('bet_limits.limits'),
  updatedAt: number('bet_limits.updated_at'),
}

/** Bet limits as staff see them; narrow the query to the site of the staff. */
export const betLimitResource: Resource<typeof fields> = {
  name: 'bet-limits',
  fields,
  from: (query) => query.from('bet_limits'),
  search: ['bet_limits.scope', 'bet_limits.currency'],
  defaultSort: ['id', 'desc'],
}
