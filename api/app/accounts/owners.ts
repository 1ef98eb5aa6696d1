import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    hand_login_pins: { by: ['user_id', 'users'], rows: 'removed' },
    recovery_codes: { by: ['user_id', 'users'], rows: 'removed' },
    roles: { by: 'site_id', rows: 'removed', clone: 'step', edited: 'role' },
    second_factors: { by: ['user_id', 'users'], rows: 'removed' },
    user_notes: { by: ['user_id', 'users'], rows: 'addedAndRemoved' },
    user_preferences: { by: ['user_id', 'users'], rows: 'removed' },
    user_sessions: { by: ['user_id', 'users'], rows: 'removed', names: { machine_id: 'machines' } },
    users: {
      by: 'site_id',
      rows: 'removed',
      clone: { stays: 'people belong to one brand; the clone begins with its first admin' },
      subject: 'user',
      calledBy: 'username',
    },
  },
}
