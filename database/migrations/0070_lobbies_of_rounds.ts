import { BaseSchema } from '@adonisjs/lucid/schema'

/** Of a round whose game was removed; several lobbies may be of one product. */
const LOBBY_OF_PRODUCT = `case product
  when 'bingo' then 'bingo'
  when 'tvgames' then 'tvGames'
  when 'casino' then 'liveCasino'
  when 'virtual' then 'virtualGames'
  else 'slots' end`

/** The lobby in which a round was played: its game may move to another one, or be removed. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('game_rounds', (table) => {
      table.string('lobby', 20).notNullable().defaultTo('slots')
    })
    this.defer(async (db) => {
      await db.rawQuery(
        `update game_rounds set lobby = coalesce(
          (select games.lobby from games where games.id = game_rounds.game_id), ${LOBBY_OF_PRODUCT})`
      )
    })
  }

  override async down() {
    // not by the builder, which makes the table anew on SQLite
    this.schema.raw('alter table game_rounds drop column lobby')
  }
}
