/** Texts of roles. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    roles: {
      name: 'Role |||| Roles',
      create: 'New role',
      fields: {
        name: 'Role name',
        userType: 'Type of user',
        isShipped: 'Built in',
        permissions: 'Permissions',
        userCount: 'Users',
        updatedAt: 'Last change',
      },
    },
  },
  roles: {
    copy: 'Copy',
    copyTitle: 'Copy the role %{name}',
    newName: 'Name of the new role',
    users: '%{smart_count} user |||| %{smart_count} users',
    permissionsHint: 'A change ends the open sessions of everybody concerned: they sign in again.',
  },
  values: {
    shippedRole: {
      dealer: 'Dealer',
      subDealer: 'Sub-dealer',
      partner: 'Partner',
      cashier: 'Cashier',
      trading: 'Trading',
      support: 'Customer support',
      finance: 'Finance',
      marketing: 'Marketing',
    },
    role: { shipped: 'Built in' },
    auditAction: {
      'role.create': 'Role added',
      'role.update': 'Role changed',
      'role.delete': 'Role deleted',
    },
    subject: { role: 'Role' },
  },
}

export default texts
