import { BaseSchema } from '@adonisjs/lucid/schema'

const ROLE = { name: 'marketing', is_shipped: true }

/** The role of those who make offers and look after affiliates; a brand whose own role has that name keeps its own. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const now = Date.now()
      const sites: { id: number }[] = await db
        .from('sites')
        .whereNotExists((role) => {
          void role
            .from('roles')
            .whereColumn('roles.site_id', 'sites.id')
            .where('roles.name', ROLE.name)
        })
        .select('id')
      const rows = sites.map(({ id }) => ({
        ...ROLE,
        site_id: id,
        user_type: 'operator',
        permissions: '[]',
        created_at: now,
        updated_at: now,
      }))
      if (rows.length > 0) await db.table('roles').multiInsert(rows)
    })
  }

  override async down() {
    this.defer(async (db) => {
      const roles = db.from('roles').where(ROLE).select('id')
      await db.from('users').whereIn('role_id', roles).update({ role_id: null })
      await db.from('roles').where(ROLE).delete()
    })
  }
}
