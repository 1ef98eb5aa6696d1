/** The sandbox's own database, one SQLite file: what the platform's database holds, a provider cannot see. */
import Sqlite from 'better-sqlite3'

export type Store = Sqlite.Database

/** Amounts in minor units, times in epoch milliseconds. */
const TABLES = `
  create table if not exists frames (
    token text primary key,
    game_code text not null,
    -- null for play without money
    launch_token text,
    -- null until the wallet opened the session
    session_token text,
    player_id text,
    currency text not null,
    language text not null,
    limit_id text,
    site_origin text not null,
    deposit_url text,
    balance_minor integer,
    created_at integer not null
  );
  create table if not exists seeds (
    id integer primary key,
    -- whose rounds are drawn from it: a player in a game
    owner text not null,
    server_seed text not null,
    client_seed text not null,
    next_round integer not null,
    created_at integer not null,
    revealed_at integer
  );
  create index if not exists seeds_owner on seeds (owner, id);
  create table if not exists rounds (
    id text primary key,
    owner text not null,
    token text not null,
    game_code text not null,
    player_id text,
    seed_id integer not null references seeds (id),
    number integer not null,
    currency text not null,
    bets text not null,
    -- JSON: what the player did after the bet; the last of them may wait for its own bet
    actions text not null,
    waiting_action text,
    state text not null,
    stake_minor integer not null,
    win_minor integer not null,
    outcome text,
    created_at integer not null,
    closed_at integer
  );
  create index if not exists rounds_owner on rounds (owner, created_at);
  create index if not exists rounds_closed on rounds (closed_at);
  create index if not exists rounds_token on rounds (token);
  create index if not exists rounds_seed on rounds (seed_id);
  create index if not exists frames_time on frames (created_at);
  create table if not exists calls (
    id integer primary key,
    transaction_id text not null unique,
    round_id text not null references rounds (id),
    kind text not null,
    amount_minor integer not null,
    -- the bytes that are sent, the same at each repetition
    body text not null,
    state text not null,
    tries integer not null,
    next_at integer not null,
    created_at integer not null
  );
  create index if not exists calls_state on calls (state, next_at);
  create index if not exists calls_round on calls (round_id);
  create index if not exists calls_time on calls (created_at);
`

/** Opens the file, and makes what it lacks. */
export function openStore(file: string): Store {
  const store = new Sqlite(file)
  store.pragma('journal_mode = WAL')
  // what was written before a call must be there after a power cut
  store.pragma('synchronous = FULL')
  store.pragma('foreign_keys = ON')
  store.exec(TABLES)
  return store
}
