import { BaseSchema } from '@adonisjs/lucid/schema'

const COLUMNS = ['turnover', 'turnover_bands', 'costs', 'carry_cap']

/** Commission on turnover beside one on a win, the costs of the net win, and a cap of the loss that is carried. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('commission_versions', (table) => {
      table.string('turnover', 8).notNullable().defaultTo('none')
      // JSON: bands as in `bands`; null is none
      table.text('turnover_bands').nullable()
      // JSON: a list of costs; null means only bonuses, as in all versions before
      table.text('costs').nullable()
      // minor units of the brand's currency; null unless negative periods are carried as far as a cap
      table.bigInteger('carry_cap').nullable()
    })
  }

  override async down() {
    for (const column of COLUMNS) {
      this.schema.raw(`alter table commission_versions drop column ${column}`)
    }
  }
}
