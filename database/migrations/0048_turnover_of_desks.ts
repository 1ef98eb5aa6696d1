import { BaseSchema } from '@adonisjs/lucid/schema'

/** Counts every hour again at the next start of the server, because desks are now heads of their own coupons. */
export default class extends BaseSchema {
  override async up() {
    this.defer(async (db) => {
      await db.from('job_states').where('name', 'turnover').delete()
    })
  }

  override async down() {}
}
