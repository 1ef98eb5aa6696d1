import db from '@adonisjs/lucid/services/db'
import { pictureColumns } from '#uploads/picture_columns'

/** Whether anything of the brand shows the picture, in any of its widths. */
export async function isPictureUsed(siteId: number, address: string): Promise<boolean> {
  // every width begins with the hash
  const [start = ''] = address.split('-')
  for (const [table, columns] of Object.entries(pictureColumns())) {
    const row = await db
      .from(table)
      .where(table === 'sites' ? 'id' : 'site_id', siteId)
      .where((query) => {
        for (const column of columns) void query.orWhere(column, 'like', `%${start}-%`)
      })
      .select(db.raw('1 as used'))
      .first()
    if (row) return true
  }
  return false
}

/** Whether a brand has the picture at the address. */
export async function isPictureKept(address: string): Promise<boolean> {
  return (await db.from('uploads').where('address', address).select('id').first()) !== null
}
