import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'There is no site at this address',
    lead: 'No site answers at {host}.',
    hint: 'Check the address for a typing error. If you followed a link, the site may have moved.',
  },
  maintenance: {
    title: 'We are under maintenance',
    lead: 'We are improving the site. Your coupons and your balance are safe; this page opens the site by itself.',
    until: 'Expected end: {time}',
  },
  offline: {
    title: 'No connection',
    lead: 'The site cannot be reached. Prices and bets need a connection.',
    hint: 'The page opens by itself once the connection is back. Bets that were accepted stand.',
    retry: 'Try again',
  },
} satisfies NoticeTexts
