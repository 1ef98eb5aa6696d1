import { BaseSchema } from '@adonisjs/lucid/schema'

/** Orders that wait have the key of their match or coupon, whatever they ask for, so that one alone waits on it. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      const rows: { id: number; kind: string; subject_id: number }[] = await db
        .query<{ id: number; kind: string; subject_id: number }>()
        .from('pending_decisions')
        .whereNotNull('waiting_key')
        .orderBy('id')
        .select('id', 'kind', 'subject_id')
      const taken = new Set<string>()
      for (const { id, kind, subject_id: subjectId } of rows) {
        const key = `${kind === 'couponManual' ? 'coupon' : 'match'}:${subjectId}`
        // the later of two that wait on one match keeps its old key, and is decided as before
        if (taken.has(key)) continue
        taken.add(key)
        await db.from('pending_decisions').where('id', id).update({ waiting_key: key })
      }
    })
  }

  override async down() {
    // the keys of today are unique under the rule of then too
  }
}
