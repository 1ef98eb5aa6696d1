/** Texts of the games of draws. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'draw-game-settings': {
      name: 'Draw game |||| Draw games',
      fields: {
        code: 'Game',
        intervalSeconds: 'Drawn every',
        salesCloseSeconds: 'Sales end before',
        drawsAhead: 'Draws open at once',
        limits: 'Currencies',
        isEnabled: 'Is drawn',
        calendar: 'Own draws of this site',
        isShown: 'Sold here',
        updatedAt: 'Last change',
      },
    },
  },
  drawGames: {
    minutes: '%{count} min',
    seconds: '%{count} s',
    here: 'On this site',
    shownHint: 'Off: this site sells no tickets; those it has sold are played.',
    everywhere: 'On all sites',
    everywhereHint:
      'Draws are shared, so these settings change every site. Draws that are open keep their times.',
    intervalHint: 'Seconds between two draws.',
    closeHint: 'Ticket sales end so many seconds before the draw.',
    enabledHint: 'Off: no new draws open; the open ones are still drawn.',
    limits: 'Limits of a ticket',
    limitsHint: 'Tickets are sold in these currencies alone.',
    currency: 'Currency',
    minStake: 'Least stake',
    maxStake: 'Most stake',
    maxWin: 'Most win',
    calendar: {
      title: 'Own draws of this site',
      hint: 'The site draws this game at times of its own, by the clock of its time zone, at most %{most} times a day. Draws that are open keep their times.',
      isEnabled: 'The site has its own draws',
      enabledHint: 'Off: the site sells tickets of the draws of all sites.',
      times: 'Times of day',
      timesHint: 'Such as 19:30; other times can be typed.',
      weekdays: 'Weekdays',
      prices: 'Price of a bet',
      pricesHint: 'Without a price players choose the stake within the limits.',
      price: 'Price',
      weekday: {
        1: 'Monday',
        2: 'Tuesday',
        3: 'Wednesday',
        4: 'Thursday',
        5: 'Friday',
        6: 'Saturday',
        7: 'Sunday',
      },
    },
  },
  values: {
    auditAction: {
      'drawGame.create': 'Draw game added',
      'drawGame.update': 'Draw game changed',
      'drawGame.delete': 'Draw game removed',
    },
    subject: { drawGame: 'Draw game' },
  },
}

export default texts
