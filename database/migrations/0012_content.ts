import { BaseSchema } from '@adonisjs/lucid/schema'

/** What staff write and upload for players, and what a home page shows. */
export default class extends BaseSchema {
  override async up() {
    // Pictures of staff; the files are called by the hash of their bytes.
    this.schema.createTable('uploads', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('address', 80).notNullable()
      table.string('name', 100).notNullable()
      table.integer('width').notNullable()
      table.integer('height').notNullable()
      table.integer('bytes').notNullable()
      // No reference: the pictures of a removed user stay.
      table.bigInteger('user_id').unsigned().notNullable()
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'address'])
    })

    this.schema.createTable('pages', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.integer('number').notNullable()
      table.string('title', 120).notNullable()
      // JSON: title and HTML by language; a page of every brand has our texts in the languages that are absent
      table.text('texts', 'mediumtext').notNullable()
      table.boolean('is_shown').notNullable()
      table.bigInteger('updated_at').notNullable()
      table.unique(['site_id', 'number'])
    })

    this.schema.createTable('banners', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // Read out in place of the picture.
      table.string('title', 120).notNullable()
      table.string('page', 20).notNullable()
      table.string('position', 10).notNullable()
      // Null: in every language.
      table.string('language', 5).nullable()
      table.string('picture', 500).notNullable()
      table.string('phone_picture', 500).nullable()
      table.string('link', 500).nullable()
      table.bigInteger('starts_at').nullable()
      table.bigInteger('ends_at').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'list_order'])
    })

    this.schema.createTable('promotions', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      table.string('title', 120).notNullable()
      // JSON: title and HTML by language.
      table.text('texts', 'mediumtext').notNullable()
      table.string('picture', 500).nullable()
      table.bigInteger('starts_at').nullable()
      table.bigInteger('ends_at').nullable()
      table.integer('list_order').notNullable()
      table.boolean('is_shown').notNullable()
      table.index(['site_id', 'list_order'])
    })

    // TV channels that show a match, as a brand names them.
    this.schema.createTable('match_channels', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // No reference: a match without bets may be removed.
      table.bigInteger('match_id').unsigned().notNullable()
      table.string('name', 60).notNullable()
      table.string('link', 500).nullable()
      table.index(['match_id', 'site_id'])
    })

    // Which winners stay out of the list of a home page.
    this.schema.createTable('winner_rules', (table) => {
      table.bigIncrements('id')
      table.bigInteger('site_id').unsigned().notNullable().references('sites.id')
      // One of the two: a player who is never shown, or the smallest win of a currency that is.
      table.bigInteger('user_id').unsigned().nullable().references('users.id')
      table.string('currency', 3).nullable()
      table.bigInteger('smallest_win').notNullable().defaultTo(0)
      table.bigInteger('created_at').notNullable()
      table.unique(['site_id', 'user_id'])
      table.unique(['site_id', 'currency'])
    })
  }

  override async down() {
    for (const table of [
      'winner_rules',
      'match_channels',
      'promotions',
      'banners',
      'pages',
      'uploads',
    ]) {
      this.schema.dropTable(table)
    }
  }
}
