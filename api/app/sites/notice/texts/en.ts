import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'There is no site at this address',
    lead: 'No site answers at {host}.',
    hint: 'Check the address for a typing error. If you followed a link, the site may have moved.',
  },
} satisfies NoticeTexts
