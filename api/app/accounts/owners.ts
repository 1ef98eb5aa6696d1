import type { TableOwners } from '#core/database/table_owners'

export const owners: TableOwners = {
  brand: {
    hand_login_pins: { by: ['user_id', 'users'] },
    recovery_codes: { by: ['user_id', 'users'] },
    roles: { by: 'site_id' },
    second_factors: { by: ['user_id', 'users'] },
    user_notes: { by: ['user_id', 'users'] },
    user_preferences: { by: ['user_id', 'users'] },
    user_sessions: { by: ['user_id', 'users'], names: { machine_id: 'machines' } },
    users: { by: 'site_id' },
  },
}
