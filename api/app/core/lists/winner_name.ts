/** Who a winner is to other people: a player, or of the paper of a desk its shop, since nobody knows who holds the paper. */
import db from '@adonisjs/lucid/services/db'

/** The username, not yet shortened; of a query with `users`, and their dealers as `shops`. */
export const winnerName = () =>
  db.raw(
    `case when users.type = 'player' then users.username
      else coalesce(shops.username, users.username) end as username`
  )
