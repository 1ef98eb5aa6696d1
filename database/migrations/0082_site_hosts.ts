import { BaseSchema } from '@adonisjs/lucid/schema'

/** The hosts at which a brand answers, any number of them; until now each brand had one at most. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('site_hosts', (table) => {
      // in the brand's order: the first is used in links
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('id').inTable('sites')
      // in lower case
      table.string('host', 190).notNullable().unique()
      table.bigInteger('created_at').notNullable()
    })
    this.schema.raw(
      'insert into site_hosts (site_id, host, created_at) select id, lower(host), created_at from sites where host is not null'
    )
    this.schema.alterTable('sites', (table) => table.dropUnique(['host']))
    // as plain SQL: the schema builder would make the table anew on SQLite
    this.schema.raw('alter table sites drop column host')
  }

  override async down() {
    this.schema.raw('alter table sites add column host varchar(190) null')
    this.schema.raw(
      'update sites set host = (select host from site_hosts where id = (select min(first.id) from site_hosts as first where first.site_id = sites.id))'
    )
    this.schema.alterTable('sites', (table) => table.unique(['host']))
    this.schema.dropTable('site_hosts')
  }
}
