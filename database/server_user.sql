-- The rights of the server's database user on the tables, and no more. Run this after each migration, as a user who may
-- grant.

-- the books and the record of who did what: rows are added, none is changed or removed
GRANT SELECT, INSERT ON grandstand.* TO grandstand@'%';

-- rows that are changed, never removed
GRANT UPDATE ON grandstand.sites TO grandstand@'%';
GRANT UPDATE ON grandstand.sports TO grandstand@'%';
GRANT UPDATE ON grandstand.market_types TO grandstand@'%';
GRANT UPDATE ON grandstand.coupons TO grandstand@'%';
GRANT UPDATE ON grandstand.coupon_selections TO grandstand@'%';
GRANT UPDATE ON grandstand.coupon_prints TO grandstand@'%';
GRANT UPDATE ON grandstand.results TO grandstand@'%';
GRANT UPDATE ON grandstand.feed_producers TO grandstand@'%';
GRANT UPDATE ON grandstand.feed_settlements TO grandstand@'%';
GRANT UPDATE ON grandstand.card_batches TO grandstand@'%';
GRANT UPDATE ON grandstand.cards TO grandstand@'%';
GRANT UPDATE ON grandstand.statements TO grandstand@'%';
GRANT UPDATE ON grandstand.shifts TO grandstand@'%';
GRANT UPDATE ON grandstand.machines TO grandstand@'%';
GRANT UPDATE ON grandstand.bill_prints TO grandstand@'%';
GRANT UPDATE ON grandstand.payment_prints TO grandstand@'%';
GRANT UPDATE ON grandstand.credit_days TO grandstand@'%';
GRANT UPDATE ON grandstand.id_blocks TO grandstand@'%';
GRANT UPDATE ON grandstand.pending_decisions TO grandstand@'%';
GRANT UPDATE ON grandstand.job_states TO grandstand@'%';
GRANT UPDATE ON grandstand.own_limits TO grandstand@'%';
GRANT UPDATE ON grandstand.reality_checks TO grandstand@'%';
GRANT UPDATE ON grandstand.contact_messages TO grandstand@'%';
GRANT UPDATE ON grandstand.game_sessions TO grandstand@'%';
GRANT UPDATE ON grandstand.game_rounds TO grandstand@'%';
GRANT UPDATE ON grandstand.game_transactions TO grandstand@'%';
GRANT UPDATE ON grandstand.payments TO grandstand@'%';
GRANT UPDATE ON grandstand.wagerings TO grandstand@'%';

-- rows that are changed and removed
GRANT UPDATE, DELETE ON grandstand.users TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.site_hosts TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.themes TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.pages TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.banners TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.payment_categories TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.payment_methods TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.payment_banks TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.sandbox_payments TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.sandbox_notices TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.sandbox_vouchers TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.payment_bank_amounts TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.game_providers TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.game_categories TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.games TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.match_channels TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.promotions TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.uploads TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.theme_choices TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.winner_rules TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.popups TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.notices TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.roles TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.user_sessions TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.user_preferences TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.turnover_hours TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.second_factors TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.recovery_codes TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.hand_login_pins TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.machine_nonces TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.rate_limits TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.idempotency_keys TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.ledger_accounts TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.bet_limits TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.categories TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.tournaments TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.teams TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.team_aliases TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.matches TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.match_aliases TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.live_matches TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.live_incidents TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.market_voids TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.feed_errors TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.account_links TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.used_captchas TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.mails TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.email_templates TO grandstand@'%';
GRANT UPDATE, DELETE ON grandstand.shipped_texts TO grandstand@'%';
GRANT DELETE ON grandstand.game_messages TO grandstand@'%';
GRANT DELETE ON grandstand.own_texts TO grandstand@'%';

-- tables out of whose counters the server also takes blocks of numbers
GRANT UPDATE, DELETE, ALTER ON grandstand.markets TO grandstand@'%';
GRANT UPDATE, DELETE, ALTER ON grandstand.outcomes TO grandstand@'%';
