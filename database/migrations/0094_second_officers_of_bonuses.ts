import { BaseSchema } from '@adonisjs/lucid/schema'

/** The first of two officers who confirm a bonus above the brand's bound, and what they approved. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('bonus_requests', (table) => {
      table.bigInteger('first_approved_by').unsigned().nullable()
      table.bigInteger('first_approved').nullable()
      // The base that the first officer entered; null where the platform finds it.
      table.bigInteger('first_base').nullable()
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    for (const column of ['first_approved_by', 'first_approved', 'first_base']) {
      this.schema.raw(`alter table bonus_requests drop column ${column}`)
    }
  }
}
