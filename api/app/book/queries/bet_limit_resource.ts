import { json, number, text, type Resource } from '#core/resource'

const fields = {
  id: number('bet_limits.id'),
  scope: text('bet_limits.scope'),
  scopeId: number('bet_limits.scope_id'),
  currency: text('bet_limits.currency'),
  limits: json('bet_limits.limits'),
  updatedAt: number('bet_limits.updated_at'),
}

/** Limits on what is bet on, as the staff see them; narrow it to their site. */
export const betLimitResource: Resource<typeof fields> = {
  name: 'bet-limits',
  fields,
  from: (query) => query.from('bet_limits'),
  search: ['bet_limits.scope', 'bet_limits.currency'],
  defaultSort: ['id', 'desc'],
}
