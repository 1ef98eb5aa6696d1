/** Texts of roles. */
import type { ShippedRoleKey } from '@grandstand/shared-types/accounts/shipped_roles'

const shippedRole: Record<ShippedRoleKey, string> = {
  dealer: 'Bayi',
  subDealer: 'Alt bayi',
  partner: 'Partner',
  cashier: 'Kasiyer',
  trading: 'Oran ve sonuç masası',
  support: 'Müşteri hizmetleri',
  finance: 'Muhasebe',
  marketing: 'Pazarlama',
}

const texts = {
  resources: {
    roles: {
      name: 'Rol |||| Roller',
      create: 'Yeni rol',
      fields: {
        name: 'Rol adı',
        userType: 'Kullanıcı türü',
        isShipped: 'Hazır rol',
        permissions: 'Yetki sayısı',
        userCount: 'Kullanıcı sayısı',
        updatedAt: 'Son değişiklik',
      },
    },
  },
  roles: {
    copy: 'Kopyala',
    copyTitle: '%{name} rolünü kopyala',
    newName: 'Yeni rolün adı',
    users: '%{smart_count} kullanıcı',
    permissionsHint:
      'Yetki değişince ilgili herkesin açık oturumları kapanır; tekrar giriş yaparlar.',
  },
  values: {
    shippedRole,
    role: { shipped: 'Hazır rol' },
    auditAction: {
      'role.create': 'Rol eklendi',
      'role.update': 'Rol değişti',
      'role.delete': 'Rol silindi',
    },
    subject: { role: 'Rol' },
  },
}

export default texts
