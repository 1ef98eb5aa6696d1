import { describe, expect, it } from 'vitest'
import { isStaffType, PERMISSIONS, USER_TYPES } from '@grandstand/shared-types/accounts/user_types'
import { givablePermissions, mayDo } from '../src/access/permissions.ts'
import { resources } from '../src/registry/all.ts'

describe('permissions', () => {
  it('players and terminals are not staff', () => {
    expect(USER_TYPES.filter(isStaffType)).toEqual(['admin', 'dealer', 'partner', 'operator'])
  })

  it('without permissions no resource is open, with all of them each one is', () => {
    for (const { name } of resources) {
      expect(mayDo({ permissions: [] }, 'list', name), name).toBe(false)
      expect(mayDo({ permissions: [...PERMISSIONS] }, 'list', name), name).toBe(true)
    }
  })

  it('a permission to read does not allow writing', () => {
    const reader = { permissions: ['users.view' as const, 'ledger.view' as const] }
    expect(mayDo(reader, 'show', 'users')).toBe(true)
    expect(mayDo(reader, 'edit', 'users')).toBe(false)
    expect(mayDo(reader, 'create', 'dealers')).toBe(false)
  })

  it('nobody writes into the ledger, coupons or the audit log', () => {
    for (const resource of ['ledger-entries', 'ledger-transfers', 'coupons', 'audit-log']) {
      expect(mayDo({ permissions: [...PERMISSIONS] }, 'delete', resource)).toBe(false)
    }
  })

  it('the form offers a dealer nothing of the brand, an operator everything of it, and all as staff of the installation', () => {
    const admin = { permissions: [...PERMISSIONS] }
    const offered = givablePermissions(admin, 'dealer', true).map(({ permission }) => permission)
    expect(offered).toContain('coupons.cancel')
    for (const beyond of ['results.enter', 'catalogue.edit', 'prices.edit', 'site.edit'] as const) {
      expect(offered, beyond).not.toContain(beyond)
    }
    expect(givablePermissions(admin, 'operator', true)).toHaveLength(PERMISSIONS.length)
    const ofBrand = givablePermissions(admin, 'operator', false).map(({ permission }) => permission)
    expect(ofBrand).toContain('site.edit')
    expect(ofBrand).not.toContain('results.enter')
  })

  it('nobody can give a permission that they do not hold', () => {
    const dealer = { permissions: ['users.view' as const] }
    const ours = givablePermissions(dealer, 'dealer', false).filter(({ isOurs }) => isOurs)
    expect(ours.map(({ permission }) => permission)).toEqual(['users.view'])
  })
})
