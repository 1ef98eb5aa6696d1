import { BaseSchema } from '@adonisjs/lucid/schema'

/** Desks are heads of their own coupons now: every hour is counted again, the first time that the server starts. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      await db.from('job_states').where('name', 'turnover').delete()
    })
  }

  override async down() {}
}
